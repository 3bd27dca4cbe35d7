// expect: TLE — an endless loop of WebAssembly
const code = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0];
const loop = new WebAssembly.Module(Uint8Array.of(...code, 10, 9, 1, 7, 0, 3, 64, 12, 0, 11, 11));
new WebAssembly.Instance(loop).exports.f();
