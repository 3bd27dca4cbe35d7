/** Where processes live side by side the largest one says little: each writes what the kernel says of it. */
const REPORT = String.raw`
const status = require("fs").readFileSync("/proc/self/status", "utf8");
const [peak, files] = ["VmHWM", "RssFile"].map((name) => Number(RegExp(name + ":\\s+(\\d+)").exec(status)[1]));
require("fs").writeSync(2, "memory " + (peak - files) + " " + files + "\n");`;
const CHILD = (bytes: number, steps: number, end: string) =>
  JSON.stringify(
    `const a = Buffer.alloc(${bytes}, 1); for (let i = 0, x = 0; i < ${steps}; i++) x ^= i; ${end}`,
  );
/** Children that keep their memory until all have done their work. */
const TOGETHER = (count: number, bytes: number, steps: number) => `
const end = ${CHILD(bytes, steps, `console.log(1); process.stdin.resume().on("end", () => { a.fill(2); ${REPORT} });`)};
const { spawn } = require("child_process");
const stdio = ["pipe", "pipe", "inherit"];
const children = Array.from({ length: ${count} }, () => spawn(process.execPath, ["-e", end], { stdio }));
let ready = 0;
for (const child of children)
  child.stdout.once("data", () => { if (++ready === ${count}) for (const { stdin } of children) stdin.end(); });
process.on("exit", () => {${REPORT}});`;

/** Names and code for Node, each with half a second of work or more. */
export const ACCURACY_PROGRAMS: readonly (readonly [string, string])[] = [
  ["integers", "for (let i = 0, x = 0; i < 22e8; i++) x ^= i;"],
  ["floats", "let x = 0; for (let i = 1; i < 8e8; i++) x += 1 / i; x;"],
  ["objects kept", "const k = []; for (let i = 0; i < 9e6; i++) k.push({ i });"],
  ["garbage", "const r = Array(1000); for (let i = 0; i < 7e7; i++) r[i % 1000] = { i, j: [i] };"],
  [
    "strings",
    "for (let k = 0; k < 7; k++) { let s = ''; for (let i = 0; i < 1e6; i++) s += i; s.charCodeAt(5); }",
  ],
  [
    "buffers, 200 MB",
    "const k = []; for (let i = 0; i < 200; i++) k.push(Buffer.alloc(1e6, 1)); for (let r = 0; r < 40; r++) for (const b of k) b.fill(r);",
  ],
  [
    "typed array sort",
    "const a = new Int32Array(24e6); for (let i = 0; i < 24e6; i++) a[i] = Math.imul(i, 40503); a.sort();",
  ],
  [
    "array sort",
    "Array.from({ length: 35e5 }, (_, i) => Math.imul(i, 40503) % 1e6).sort((a, b) => a - b);",
  ],
  ["BigInt", "let x = 1n; for (let i = 1n; i < 60000n; i++) x *= i;"],
  ["map", "const m = new Map(); for (let i = 0; i < 3e6; i++) m.set(i, i);"],
  ["set of strings", "const s = new Set(); for (let i = 0; i < 1e6; i++) s.add('k' + i);"],
  ["regular expressions", "for (let i = 0; i < 8e6; i++) /a+b/.test('aaaaab' + i);"],
  ["system calls", "const fs = require('fs'); for (let i = 0; i < 6e5; i++) fs.statSync('/usr');"],
  [
    "large writes",
    "const fs = require('fs'); const b = Buffer.alloc(1e6, 'x'); for (let i = 0; i < 15000; i++) fs.writeSync(1, b, 0, 1e6, 0);",
  ],
  ["console.log", "for (let i = 0; i < 3e5; i++) console.log(i);"],
  ["JSON", "for (let i = 0; i < 2500; i++) JSON.parse(JSON.stringify(Array(1e4).fill(i)));"],
  ["recursion", "const f = (n) => (n < 2 ? n : f(n - 1) + f(n - 2)); f(40);"],
  [
    "worker",
    "new (require('worker_threads').Worker)('for (let i = 0; i < 22e8; i++);', { eval: true });",
  ],
  [
    "four workers",
    "for (let k = 0; k < 4; k++) new (require('worker_threads').Worker)('const a = Buffer.alloc(4e7, 1); for (let i = 0; i < 6e8; i++); a.fill(2);', { eval: true });",
  ],
  [
    "threads of the pool",
    "for (let k = 0; k < 4; k++) require('crypto').pbkdf2('a', 'b', 4e5, 32, 'sha256', () => {});",
  ],
  ["three children", TOGETHER(3, 1e8, 8e8)],
  ["eight children", TOGETHER(8, 5e7, 3e8)],
  [
    "child after child", // only the last one reports
    `for (let k = 0; k < 5; k++) require('child_process').spawnSync(process.execPath, ['-e', ${CHILD(2e8, 4e8, REPORT)}], { stdio: ['ignore', 'ignore', k === 4 ? 'inherit' : 'ignore'] }); ${REPORT}`,
  ],
  ["sleep and work", "setTimeout(() => { for (let i = 0, x = 0; i < 22e8; i++) x ^= i; }, 300);"],
  [
    "WebAssembly memory",
    "const m = new WebAssembly.Memory({ initial: 2000 }); const a = new Uint8Array(m.buffer); for (let r = 0; r < 30; r++) a.fill(r); for (let i = 0, x = 0; i < 1e9; i++) x ^= i;",
  ],
];
