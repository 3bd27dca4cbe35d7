// expect: OLE — writes to stdout without end
const chunk = "x".repeat(1 << 16);
for (;;) require("node:fs").writeSync(1, chunk);
