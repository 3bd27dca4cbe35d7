import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { ExpectedError } from "../../base/expected-error";
import { TOOL } from "../../base/host/roots";
import type { WorkerReport } from "../bench";
import { type Sample, stats } from "../bench-result";
import { BENCH_CACHE, compileCpp } from "./build-program";

/**
 * Variables of the user's shell change what a process costs: NODE_EXTRA_CA_CERTS triples Node's
 * start.
 */
const CLEAN = {
  cwd: TOOL,
  extendEnv: false,
  env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: "C.UTF-8" },
};

/** Runs a worker, JavaScript or C++, in a fresh process. */
export async function measureWorker(command: readonly string[]): Promise<Sample> {
  const [file, ...args] = command;
  const { stdout } = await execa(file!, args, CLEAN);
  const report = JSON.parse(stdout) as WorkerReport;
  return {
    coldMs: report.coldMs,
    warmMs: stats(report.warmMs).medianMs,
    answer: String(report.checksum),
    ...(report.note !== undefined && { note: report.note }),
  };
}

/**
 * Runs a whole process and measures CPU time and memory by the system's accounts, including all its
 * children.
 */
export async function measureProcess(
  command: readonly string[],
  stdin: string,
  check: ((output: Uint8Array) => void) | undefined,
): Promise<Sample> {
  const out = join(BENCH_CACHE, "stdout");
  const { cpuMs, wallMs, peakMiB } = await usage(command, stdin, out);
  const output = readFileSync(out);
  check?.(output);
  const answer = check ? "accepted" : createHash("sha256").update(output).digest("hex");
  return { coldMs: cpuMs, wallMs, answer, ...(peakMiB !== undefined && { peakMiB }) };
}

/** Keeps the input as a file, so that every process gets the file itself as its stdin. */
export function stdinFile(content: string | Uint8Array): string {
  const name = createHash("sha256").update(content).digest("hex").slice(0, 16);
  const path = join(BENCH_CACHE, `${name}.in`);
  mkdirSync(BENCH_CACHE, { recursive: true });
  if (!existsSync(path)) writeFileSync(path, content);
  return path;
}

async function usage(command: readonly string[], stdin: string, stdout: string) {
  const measure = await compileCpp("measure.cpp");
  if (typeof measure !== "string") return bashUsage(command, stdin, stdout);
  const { stdout: line } = await execa(measure, [stdin, stdout, ...command], CLEAN);
  const [cpuUs, peakKiB, status, wallUs] = line.split(" ").map(Number);
  if (status !== 0) throw failed(command, String(status));
  return { cpuMs: cpuUs! / 1000, wallMs: wallUs! / 1000, peakMiB: peakKiB! / 1024 };
}

/** For machines without a compiler: bash measures milliseconds, but no memory. */
async function bashUsage(command: readonly string[], stdin: string, stdout: string) {
  const script = 'TIMEFORMAT="%3R %3U %3S"; IN=$1 OUT=$2; shift 2; time "$@" < "$IN" > "$OUT"';
  const run = execa("bash", ["-c", script, "bash", stdin, stdout, ...command], {
    ...CLEAN,
    reject: false,
  });
  const { stderr, exitCode } = await run;
  if (exitCode !== 0) throw failed(command, String(exitCode));
  const [wall, user, system] = stderr.trimEnd().split("\n").at(-1)!.split(" ").map(Number);
  return { cpuMs: 1000 * (user! + system!), wallMs: 1000 * wall!, peakMiB: undefined };
}

function failed(command: readonly string[], status: string): ExpectedError {
  const line = command.join(" ");
  return new ExpectedError(`a process ended with status ${status}`, `run it alone: ${line}`);
}
