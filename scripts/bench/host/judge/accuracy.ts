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
import { openJudgeHost } from "../../../judge/host/engine/open-judge-host";
import type { Execution } from "../../../runner/execution";
import { commandProgram } from "../../../runner/host/program";
import { SANDBOX_CHOICES, type SandboxChoice } from "../../../runner/host/sandbox";
import { ACCURACY_PROGRAMS } from "./accuracy-programs";

// CPU time and memory of 25 programs, some with threads and some with children: the judge's figures beside
// those of /usr/bin/time -v.
// "same run": the judge runs `time -v node program`, so both figures are of the same processes, and load on
// the machine changes neither. Each of these runs has to be within the tolerance; the line shows the worst.
// The judge counts `time` itself too, about 1 ms and 1 MiB.
// "separate runs", with the word "apart": the judge runs the program alone, as in judging, and `time` runs
// it again, in turns; the least of each is shown, for information. Garbage collection on threads makes
// single runs differ by 7 to 17 %, so these columns need an idle machine and many rounds.
// Each program computes for half a second or more, because time truncates to hundredths of a second.
// npx ts-node scripts/bench/host/judge/accuracy.ts [rounds] [tier] [part of a name] [apart]

const TIME = "/usr/bin/time"; // Debian's package "time", not the shell's keyword
const ROUNDS = Number(process.argv[2] ?? 3);
const TIER = process.argv[3] ?? "auto";
const PART = process.argv[4] ?? "";
const IS_APART = process.argv[5] === "apart";
const ALLOWED = 0.05;
/** User and system time are each truncated to a hundredth of a second, on average by half of that. */
const CUT_OFF_MS = 10;

interface Figures {
  readonly cpu: number;
  readonly memory: number;
}

/** The judge's figures and those of `time`. */
interface Pair {
  readonly ours: Figures;
  readonly theirs: Figures;
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
  // The runner, not the host, which keeps only the last twelve lines of stderr.
  const judgeRun = (command: string): Promise<Execution> =>
    host.runner.run(commandProgram(command), input, limits, input);
  const columns = IS_APART ? `same run, then separate runs (least of ${ROUNDS})` : "same run";
  process.stdout.write(
    `sandbox ${host.sandbox.tier}, Node ${process.versions.node}, ${cpus()[0]?.model.trim()} × ${cpus().length}; ` +
      `${ROUNDS} rounds; the judge, /usr/bin/time -v; ${columns}\n`,
  );
  const all: Pair[] = [];
  let within = 0;
  const work = ACCURACY_PROGRAMS.filter(([name]) => name.includes(PART));
  for (const [at, [name, code]] of work.entries()) {
    const file = join(folder, `${at}.js`);
    writeFileSync(file, code);
    const command = `${process.execPath} ${file}`;
    const [same, apart]: [Pair[], Pair[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const run = await judgeRun(`${TIME} -v ${command}`);
      same.push({ ours: judged(run), theirs: timeReport(run.stderr) });
      if (!IS_APART) continue;
      const ours = judged(await judgeRun(command));
      apart.push({ ours, theirs: timed(commandProgram(command).argv, input, folder) });
    }
    all.push(...same);
    if (same.every((pair) => largest(pair) <= ALLOWED)) within++;
    const cells = [worst(same, "cpu"), worst(same, "memory")].map(({ ours, theirs }, column) =>
      column === 0 ? cell(ours.cpu, theirs.cpu, "ms") : cell(ours.memory, theirs.memory, "MiB"),
    );
    if (IS_APART) {
      const [ours, theirs] = [least(apart, "ours"), least(apart, "theirs")];
      cells.push(cell(ours.cpu, theirs.cpu, "ms"), cell(ours.memory, theirs.memory, "MiB"));
    }
    process.stdout.write(`${name.padEnd(20)} ${cells.join("  ")}\n`);
  }
  await host.close();
  rmSync(folder, { recursive: true, force: true });
  const [cpu, memory] = (["cpu", "memory"] as const).map((key) => {
    const { ours, theirs } = worst(all, key);
    return `${(100 * (ours[key] / theirs[key] - 1)).toFixed(1)} %`;
  });
  process.stdout.write(
    `same run: ${within} of ${work.length} within 5 %; largest difference: CPU ${cpu}, memory ${memory}\n`,
  );
  if (within < work.length) process.exitCode = 1;
}

function judged({ timeMs, memoryMiB, exitCode, signal, stderr }: Execution): Figures {
  if (exitCode !== 0 || signal) throw new Error(`ended with ${signal ?? exitCode}: ${stderr}`);
  return { cpu: timeMs, memory: memoryMiB! };
}

/** A run of the program outside the judge, with the same input and environment. */
function timed(argv: readonly string[], input: string, folder: string): Figures {
  const errors = join(folder, "err");
  const files = [openSync(input, "r"), openSync(join(folder, "out"), "w"), openSync(errors, "w")];
  const { status } = spawnSync(TIME, ["-v", ...argv], {
    stdio: files as [number, number, number],
    cwd: folder,
    env: { PATH: "/usr/local/bin:/usr/bin:/bin", LANG: "C.UTF-8", HOME: folder, TMPDIR: folder },
  });
  for (const fd of files) closeSync(fd);
  if (status !== 0) throw new Error(`${argv.join(" ")} ended with status ${status}`);
  return timeReport(readFileSync(errors, "utf8"));
}

/** What `time -v` wrote to stderr, after what the program itself reported there. */
function timeReport(errors: string): Figures {
  const number = (label: string) => {
    const value = new RegExp(`^\\s*${label}[^:]*: ([\\d.]+)$`, "m").exec(errors)?.[1];
    if (value === undefined) throw new Error(`no "${label}" in the report of ${TIME}: ${errors}`);
    return Number(value);
  };
  return {
    cpu: 1000 * (number("User time") + number("System time")) + CUT_OFF_MS,
    memory: (reported(errors) ?? number("Maximum resident set size")) / 1024,
  };
}

/** KiB of all processes that reported, pages of files counted once; undefined if none did. */
function reported(errors: string): number | undefined {
  const lines = [...errors.matchAll(/^memory (\d+) (\d+)$/gm)];
  if (lines.length === 0) return undefined;
  const own = lines.reduce((sum, [, memory]) => sum + Number(memory), 0);
  return own + Math.max(...lines.map(([, , files]) => Number(files)));
}

function off({ ours, theirs }: Pair, key: keyof Figures): number {
  return Math.abs(ours[key] / theirs[key] - 1);
}

function largest(pair: Pair): number {
  return Math.max(off(pair, "cpu"), off(pair, "memory"));
}

function worst(pairs: readonly Pair[], key: keyof Figures): Pair {
  return pairs.reduce((a, b) => (off(b, key) > off(a, key) ? b : a));
}

function least(pairs: readonly Pair[], side: keyof Pair): Figures {
  const all = (key: keyof Figures) => Math.min(...pairs.map((pair) => pair[side][key]));
  return { cpu: all("cpu"), memory: all("memory") };
}

function cell(ours: number, theirs: number, unit: string): string {
  const sign = `${(100 * (ours / theirs - 1)).toFixed(1)} %`.padStart(8);
  return `${ours.toFixed(0).padStart(6)} ${theirs.toFixed(0).padStart(6)} ${unit} ${sign}`;
}

main();
