// expect: OLE — writes to both, and does not mind errors
const chunk = "x".repeat(1 << 16);
for (;;) {
  try {
    require("node:fs").writeSync(1, chunk);
    require("node:fs").writeSync(2, chunk);
  } catch {}
}
