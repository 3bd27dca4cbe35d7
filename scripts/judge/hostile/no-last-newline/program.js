// expect: AC — no newline at the end
process.stdout.write("7");
