// expect: OLE — writes to stderr without end
const chunk = "x".repeat(1 << 16);
for (;;) require("node:fs").writeSync(2, chunk);
