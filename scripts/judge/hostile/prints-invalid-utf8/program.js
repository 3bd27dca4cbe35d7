// expect: WA — bytes that are no text
process.stdout.write(Buffer.from([0x37, 0xff, 0xfe, 0x0a]));
