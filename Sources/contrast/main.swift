import ContrastCommand

print(Command.version)
