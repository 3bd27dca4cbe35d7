// expect: AC — all that is written before exit arrives, because stdout is a file
console.log(`7${" ".repeat(900_000)}`);
process.exit(0);
