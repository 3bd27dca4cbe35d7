import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Judged } from "../../core/judged";
import { openJudgeHost } from "../../host/judging/open-judge-host";
import { commandProgram, type Program } from "../../host/runner/program";
import { measured, median } from "./measure";

// CPU time and memory of twenty programs: the judge's figures against what wait4 gives a plain parent,
// which is what /usr/bin/time shows, but in microseconds instead of hundredths of seconds. A child
// counts beside its parent here; time takes the larger of the two.
// npx ts-node scripts/bench/judge/accuracy.ts [rounds]

const ROUNDS = Number(process.argv[2] ?? 5);
const WORK: readonly (readonly [string, string])[] = [
  ["nothing", ""],
  ["computes 100 ms", "for (let i = 0, x = 0; i < 1e8; i++) x ^= i;"],
  ["computes 300 ms", "for (let i = 0, x = 0; i < 3e8; i++) x ^= i;"],
  ["objects", "const k = []; for (let i = 0; i < 1e6; i++) k.push({ i });"],
  ["garbage", "for (let i = 0; i < 5e6; i++) ({ i, j: [i] });"],
  ["strings", "let s = ''; for (let i = 0; i < 2e6; i++) s += i; s.length;"],
  ["buffers 100 MB", "const k = []; for (let i = 0; i < 100; i++) k.push(Buffer.alloc(1e6, 1));"],
  ["typed array", "const a = new Int32Array(2e7).fill(1); a.sort();"],
  ["sort", "Array.from({ length: 5e5 }, () => Math.random()).sort((a, b) => a - b);"],
  ["BigInt", "let x = 1n; for (let i = 1n; i < 6000n; i++) x *= i;"],
  ["map", "const m = new Map(); for (let i = 0; i < 1e6; i++) m.set(i, i);"],
  ["regular expressions", "for (let i = 0; i < 1e6; i++) /a+b/.test('aaaaab' + i);"],
  ["system calls", "const fs = require('fs'); for (let i = 0; i < 2e5; i++) fs.statSync('.');"],
  [
    "output",
    "const fs = require('fs'); for (let i = 0; i < 200; i++) fs.writeSync(1, 'x'.repeat(1e5));",
  ],
  ["console.log", "for (let i = 0; i < 1e5; i++) console.log(i);"],
  ["JSON", "for (let i = 0; i < 300; i++) JSON.parse(JSON.stringify(Array(1e4).fill(i)));"],
  ["recursion", "const f = (n) => n < 2 ? n : f(n - 1) + f(n - 2); f(34);"],
  [
    "worker",
    "new (require('worker_threads').Worker)('for (let i = 0; i < 2e8; i++);', { eval: true });",
  ],
  [
    "child",
    "require('child_process').execFileSync(process.execPath, ['-e', 'for (let i = 0; i < 2e8; i++);']);",
  ],
  ["sleep and work", "setTimeout(() => { for (let i = 0; i < 2e8; i++); }, 100);"],
];

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "accuracy-"));
  const clean = [
    "env",
    "-i",
    "PATH=/usr/local/bin:/usr/bin:/bin",
    "LANG=C.UTF-8",
    `HOME=${folder}`,
  ];
  const host = await openJudgeHost({ forget: "all" });
  const input = join(folder, "in");
  writeFileSync(input, "");
  const limits = { timeMs: 20_000, memoryMiB: 2000, outputBytes: 2 ** 30 };
  const lines = [
    `sandbox ${host.sandbox.tier}, Node ${process.versions.node}, medians of ${ROUNDS}`,
  ];
  const worst = { cpu: 0, memory: 0 };
  for (const [at, [name, code]] of WORK.entries()) {
    const file = join(folder, `${at}.js`);
    writeFileSync(file, code);
    const program = commandProgram(`node ${file}`);
    const problem = { slug: name, program, limits } as unknown as Judged<Program>;
    const [ours, theirs] = [[], []] as { cpu: number; memory: number }[][];
    for (let round = 0; round < ROUNDS; round++) {
      const run = await host.run(problem, program, { name, input, expected: input });
      ours!.push({ cpu: run.timeMs, memory: run.memoryMiB! });
      const { cpuMs, peakMiB } = await measured(
        [...clean, ...program.argv],
        input,
        join(folder, "out"),
      );
      theirs!.push({ cpu: cpuMs, memory: peakMiB });
    }
    const middle = (list: { cpu: number; memory: number }[], key: "cpu" | "memory") =>
      median(list.map((each) => each[key]));
    const cpu = [middle(ours!, "cpu"), middle(theirs!, "cpu")] as const;
    const memory = [middle(ours!, "memory"), middle(theirs!, "memory")] as const;
    worst.cpu = Math.max(worst.cpu, Math.abs(cpu[0] - cpu[1]) / cpu[1]);
    worst.memory = Math.max(worst.memory, Math.abs(memory[0] - memory[1]) / memory[1]);
    lines.push(`${name.padEnd(20)} ${told(cpu, "ms")}  ${told(memory, "MiB")}`);
  }
  await host.close();
  rmSync(folder, { recursive: true, force: true });
  lines.push(`largest difference: CPU ${percent(worst.cpu)}, memory ${percent(worst.memory)}`);
  process.stdout.write(`${lines.join("\n")}\n`);
}

function told([ours, theirs]: readonly [number, number], unit: string): string {
  const ratio = `${(100 * (ours / theirs - 1)).toFixed(1)} %`;
  return `${ours.toFixed(0).padStart(6)} ${theirs.toFixed(0).padStart(6)} ${unit} ${ratio.padStart(8)}`;
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

main();
