// What a static Swift program costs that does nothing: the yardstick for the start of `contrast`.
