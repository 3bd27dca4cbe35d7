// expect: WA — a byte-order mark before the answer
process.stdout.write("\ufeff7\n");
