// expect: MLE — memory of WebAssembly
// time limit ms: 1500
const memory = new WebAssembly.Memory({ initial: 1, maximum: 16384 });
for (let page = 1; page < 8192; page += 64) {
  memory.grow(64);
  new Uint8Array(memory.buffer).fill(1, page << 16);
}
