import ContrastCommand

Program.main()
