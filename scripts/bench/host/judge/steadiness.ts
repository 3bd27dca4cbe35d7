import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { openJudgeHost } from "../../../judge/host/engine/open-judge-host";
import { judge } from "../../../judge/judge";
import type { Judged } from "../../../judge/judged";
import { commandProgram, type Program } from "../../../runner/host/program";

// Runs of a program that uses 40 % of its limit beside eight busy neighbours: none may be a TLE; and
// a sleeping program must count as idle. npx ts-node scripts/bench/host/judge/steadiness.ts [runs]

const RUNS = Number(process.argv[2] ?? 300);
const NEIGHBOURS = 8;
const TIME_MS = 500;
const PROGRAM = `
while ((process.cpuUsage().user + process.cpuUsage().system) / 1000 < ${0.4 * TIME_MS});
console.log(7);
`;

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "steadiness-"));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const [input, expected] = [file("in", ""), file("out", "7\n")];
  const judged = (slug: string, code: string, count: number): Judged<Program> => ({
    slug,
    program: commandProgram(`node ${file(`${slug}.js`, code)}`),
    limits: { timeMs: TIME_MS, memoryMiB: 512, outputBytes: 1e6 },
    compare: () => ({ verdict: "WA", message: "differs" }),
    checker: "",
    cases: Array.from({ length: count }, (_, at) => ({ name: String(at), input, expected })),
    troubles: [],
  });
  const neighbours: ChildProcess[] = [];
  for (let neighbour = 0; neighbour < NEIGHBOURS; neighbour++)
    neighbours.push(spawn(process.execPath, ["-e", "for (;;);"]));
  const host = await openJudgeHost({ forget: "all" });
  const count = new Map<string, number>();
  const times: number[] = [];
  try {
    const problems = [
      judged("works", PROGRAM, RUNS),
      judged("sleeps", "setTimeout(() => {}, 1e6)", 4),
    ];
    for await (const event of judge(problems, host, { jobs: availableParallelism() })) {
      if (event.type !== "case-end") continue;
      const outcome = `${event.slug}: ${event.verdict}${event.message.startsWith("idle") ? " idle" : ""}`;
      count.set(outcome, (count.get(outcome) ?? 0) + 1);
      if (event.slug === "works") times.push(event.timeMs);
    }
  } finally {
    for (const neighbour of neighbours) neighbour.kill("SIGKILL");
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const [outcome, runs] of count) process.stdout.write(`${outcome}: ${runs}\n`);
  const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`;
  process.stdout.write(`CPU time of the worker: ${range}, its limit ${TIME_MS} ms\n`);
}

main();
