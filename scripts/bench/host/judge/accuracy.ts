import { spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { openJudgeHost } from "../../../judge/host/open-judge-host";
import type { Judged } from "../../../judge/judged";
import { commandProgram, type Program } from "../../../runner/host/program";
import { SANDBOX_CHOICES, type SandboxChoice } from "../../../runner/host/sandbox";
import { ACCURACY_PROGRAMS } from "./accuracy-programs";

// CPU time and memory of 25 programs, some with threads and some with children: the judge's figures against
// /usr/bin/time -v, in turns, comparing the least of each. A program outside the tolerance gets more turns, because with garbage
// collection on several threads the least of few runs varies. Both get the same files and the same
// environment. Each program computes for half a second or more, because time truncates to hundredths of a
// second.
// npx ts-node scripts/bench/host/judge/accuracy.ts [rounds] [tier] [part of a name]

const TIME = "/usr/bin/time"; // Debian's package "time", not the shell's keyword
const ROUNDS = Number(process.argv[2] ?? 6);
const TIER = process.argv[3] ?? "auto";
const PART = process.argv[4] ?? "";
const MOST_ROUNDS = 4 * ROUNDS;
const ALLOWED = 0.05;
/** User and system time are each truncated to a hundredth of a second, on average by half of that. */
const CUT_OFF_MS = 10;
interface Figures {
  readonly cpu: number;
  readonly memory: number;
}

async function main(): Promise<void> {
  if (!existsSync(TIME)) {
    process.stderr.write(`error: ${TIME} is missing\n  try: apt-get install time\n`);
    process.exitCode = 3;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "accuracy-"));
  const sandbox = SANDBOX_CHOICES.find((choice) => choice === TIER) as SandboxChoice;
  const host = await openJudgeHost({ forget: "all", sandbox });
  const input = join(folder, "in");
  writeFileSync(input, "");
  const limits = { timeMs: 20_000, memoryMiB: 2000, outputBytes: 2 ** 30 };
  process.stdout.write(
    `sandbox ${host.sandbox.tier}, Node ${process.versions.node}, ${cpus()[0]?.model.trim()} × ${cpus().length}; ` +
      `least of ${ROUNDS}, of up to ${MOST_ROUNDS} while outside: the judge, /usr/bin/time -v\n`,
  );
  const worst = { cpu: 0, memory: 0 };
  let within = 0;
  const work = ACCURACY_PROGRAMS.filter(([name]) => name.includes(PART));
  for (const [at, [name, code]] of work.entries()) {
    const file = join(folder, `${at}.js`);
    writeFileSync(file, code);
    const program = commandProgram(`${process.execPath} ${file}`);
    const problem = { slug: name, program, limits } as unknown as Judged<Program>;
    const [ours, theirs]: [Figures[], Figures[]] = [[], []];
    const outside = () => Math.max(off(ours, theirs, "cpu"), off(ours, theirs, "memory")) > ALLOWED;
    for (let round = 0; round < ROUNDS || (round < MOST_ROUNDS && outside()); round++) {
      const measure = [
        async () => {
          const run = await host.run(problem, program, { name, input, expected: input });
          ours.push({ cpu: run.timeMs, memory: run.memoryMiB! });
        },
        async () => theirs.push(timed(program.argv, input, folder)),
      ];
      for (const take of round % 2 ? measure.reverse() : measure) await take();
    }
    const cpu = comparison(ours, theirs, "cpu", "ms");
    const memory = comparison(ours, theirs, "memory", "MiB");
    worst.cpu = Math.max(worst.cpu, cpu.off);
    worst.memory = Math.max(worst.memory, memory.off);
    if (Math.max(cpu.off, memory.off) <= ALLOWED) within++;
    const more = ours.length > ROUNDS ? `  ${ours.length} turns` : "";
    process.stdout.write(`${name.padEnd(20)} ${cpu.text}  ${memory.text}${more}\n`);
  }
  await host.close();
  rmSync(folder, { recursive: true, force: true });
  const most = `CPU ${percent(worst.cpu)}, memory ${percent(worst.memory)}`;
  process.stdout.write(`${within} of ${work.length} within 5 %; largest difference: ${most}\n`);
  if (within < work.length) process.exitCode = 1;
}

function timed(argv: readonly string[], input: string, folder: string): Figures {
  const report = join(folder, "time");
  const files = [
    openSync(input, "r"),
    openSync(join(folder, "out"), "w"),
    openSync(join(folder, "err"), "w"),
  ];
  const { status } = spawnSync(TIME, ["-v", "-o", report, ...argv], {
    stdio: files as [number, number, number],
    cwd: folder,
    env: { PATH: "/usr/local/bin:/usr/bin:/bin", LANG: "C.UTF-8", HOME: folder, TMPDIR: folder },
  });
  for (const fd of files) closeSync(fd);
  if (status !== 0) throw new Error(`${argv.join(" ")} ended with status ${status}`);
  const text = readFileSync(report, "utf8");
  const number = (label: string) => Number(new RegExp(`${label}[^:]*: ([\\d.]+)`).exec(text)?.[1]);
  return {
    cpu: 1000 * (number("User time") + number("System time")) + CUT_OFF_MS,
    memory: (reported(join(folder, "err")) ?? number("Maximum resident set size")) / 1024,
  };
}

/** KiB of all processes that reported, pages of files counted once; undefined if none did. */
function reported(errors: string): number | undefined {
  const lines = [...readFileSync(errors, "utf8").matchAll(/^memory (\d+) (\d+)$/gm)];
  if (lines.length === 0) return undefined;
  const own = lines.reduce((sum, [, memory]) => sum + Number(memory), 0);
  return own + Math.max(...lines.map(([, , files]) => Number(files)));
}

function comparison(ours: Figures[], theirs: Figures[], key: keyof Figures, unit: string) {
  const [a, b] = [least(ours, key), least(theirs, key)];
  const sign = `${(100 * (a / b - 1)).toFixed(1)} %`.padStart(8);
  const text = `${a.toFixed(0).padStart(6)} ${b.toFixed(0).padStart(6)} ${unit} ${sign}`;
  return { off: off(ours, theirs, key), text };
}

function off(ours: Figures[], theirs: Figures[], key: keyof Figures): number {
  return Math.abs(least(ours, key) / least(theirs, key) - 1);
}

function least(runs: Figures[], key: keyof Figures): number {
  return Math.min(...runs.map((run) => run[key]));
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

main();
