// expect: WA — a right beginning, megabytes of blanks, then something more
process.stdout.write(`7\n${" ".repeat(900_000)}garbage\n`);
