import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { WORKSPACE } from "../../base/host/roots";
import { systemHints } from "../../base/host/system-hints";
import { terminal as terminalFacts } from "../../base/host/terminal";
import type { RunResult } from "../../judge/events/judge-event";
import { openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { startFigures } from "../../judge/host/engine/start-figures";
import { Output } from "../../judge/host/run/output";
import { terminal } from "../../judge/reporters/terminal";
import type { TargetName } from "../../problem/problem";
import type { SandboxChoice } from "../../runner/host/box/sandbox";
import { runtimeCommand } from "../../runner/host/runtimes/runtimes";
import { runtimeName } from "../../targets/target";
import { targets } from "../../targets/targets";
import { chooseModules } from "../library-module";
import { verifyModules } from "./verify-modules";

export interface VerifyOptions {
  readonly cases?: string;
  readonly count: number;
  readonly seed: number;
  readonly filter?: RegExp;
  readonly jobs: number;
  readonly failFast?: true;
  readonly time?: number;
  readonly memory: number;
  readonly for?: TargetName;
  /** Under this Node in place of the judge's own runtime. */
  readonly node?: true;
  /** SHA-256 of the one bundle to judge. */
  readonly bundle?: string;
  readonly sandbox: SandboxChoice;
}

const JUDGE: TargetName = "library-checker";
const TITLE = "module (problem, limit)";
/** The folder in which prepare-module.ts leaves failing cases. */
const CASES = ".cache/verify";
const OUTPUT_BYTES = 256 << 20;

/** `stopping(stop)` calls stop() on Ctrl-C and returns the signal. */
export async function runVerify(
  words: readonly string[],
  options: VerifyOptions,
  stopping: (stop: () => void) => AbortSignal,
): Promise<ExitCode> {
  const programs = globSync("lib/*/proof/*.verify.ts", { cwd: WORKSPACE, posix: true }).sort();
  const { modules, unknown } = chooseModules(words, programs, {
    exists: (path) => existsSync(join(WORKSPACE, path)),
    textOf: (path) => readFileSync(join(WORKSPACE, path), "utf8"),
    listing: systemHints().verifyPrograms,
  });
  const target = options.for ?? JUDGE;
  const chosen = options.node || modules.length === 0 ? undefined : targets[target].runtime;
  const runtime = chosen && (await runtimeCommand(chosen, "npm run verify -- --node"));
  const opening = openJudgeHost({ sandbox: options.sandbox, forget: "all" });
  const interrupted = stopping(() => void opening.then(({ stop }) => stop()));
  const host = await opening;
  const output = new Output(terminal({ ...terminalFacts(), title: TITLE }));
  let end: RunResult | undefined;
  let failing = "";
  try {
    const run = {
      ...{ ...options, official: options.cases, repeats: options.count, interrupted },
      limits: { timeMs: options.time, memoryMiB: options.memory, outputBytes: OUTPUT_BYTES },
      target,
      runtime,
      failFast: options.failFast ?? false,
      doing: (line: string) => output.doing(line),
      facts: {
        runtime: chosen ? runtimeName(chosen) : `Node ${process.versions.node}`,
        sandbox: host.sandbox,
        ...(await startFigures(host, runtime)),
      },
      troubles: unknown,
    };
    const isGenerated = options.cases === undefined && modules.length > 0;
    if (isGenerated) process.stdout.write(`--seed ${options.seed}\n`);
    for await (const event of verifyModules(modules, host, run)) {
      if (event.type === "case-end" && event.verdict !== "AC" && !event.notRun) {
        failing ||= join(CASES, event.slug, `${process.pid}`, `${event.name}.in`);
      }
      output.event(event);
      if (event.type === "run-end") end = event;
    }
  } finally {
    output.end();
    await host.close();
  }
  if (failing !== "") process.stderr.write(`the first failing input: ${failing}\n`);
  return exitCode(end!);
}

function exitCode({ passed, failed, troubles, interrupted }: RunResult): ExitCode {
  if (interrupted) return EXIT.interrupted;
  if (failed > 0) return EXIT.notAccepted;
  if (passed === 0) return EXIT.nothingMatched;
  return troubles > 0 ? EXIT.setup : EXIT.accepted;
}
