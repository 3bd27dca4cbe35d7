// expect: AC — line ends of Windows
process.stdout.write("7\r\n");
