// expect: WA — a NUL byte in the answer
process.stdout.write("7\0\n");
