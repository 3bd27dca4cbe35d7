import { readFileSync } from "node:fs";
import { type Case, isCompared } from "../../../problem/case";
import { contentHash, saveHashes } from "../../../problem/host/content-hash";
import type { ProgramFiles } from "../../../problem/program-files";
import type { Execution } from "../../../runner/execution";
import type { BoxRunner } from "../../../runner/host/box/box-runner";
import { chooseSandbox, type SandboxChoice } from "../../../runner/host/box/sandbox";
import { machineState } from "../../../runner/host/machine-state";
import { neighbourHint } from "../../../runner/host/neighbours";
import { measureStart, openRunner } from "../../../runner/host/open-runner";
import type { PlainRunner } from "../../../runner/host/plain/plain-runner";
import { hash, OUTPUT_NAME, type Program } from "../../../runner/host/program";
import { withSourcePlaces } from "../../../runner/host/source-places";
import { measuringFaults } from "../../../runner/measuring-faults";
import type { Sandbox } from "../../../runner/sandbox-tier";
import type { CaseResult } from "../../events/case-result";
import type { Interactor, Judged, JudgeHost } from "../../judged";
import { filesHint } from "../../program/files-hint";
import { oneOutput } from "../../program/one-output";
import { runtimeHint } from "../../program/runtime-hint";
import { checkedTalk } from "../check/checked-talk";
import { converse } from "../check/conversation";
import { runPasses } from "../check/run-passes";
import { CrlfInputs } from "./crlf-inputs";
import { requireOwnCache } from "./own-cache";
import { VerdictStore, verdictFile } from "./verdict-store";

export interface HostOptions {
  readonly sandbox?: SandboxChoice;
  /** "all": neither read nor written; "force": written only. */
  readonly forget?: "all" | "force";
}

/** The judge's host: processes in the best sandbox, files, remembered verdicts. Close it at the end. */
export interface OpenJudgeHost extends JudgeHost<Program> {
  readonly sandbox: Sandbox;
  /** Runs its processes. */
  readonly runner: BoxRunner | PlainRunner;
  /** The scratch folder of its programs; close() removes it. */
  scratch(): string | undefined;
  lastTimeMs(slug: string, name: string): number | undefined;
  /** The least time and memory over some runs of a program that needs no input: an empty one. */
  measureStart(runs: number, program?: Program): Promise<{ timeMs: number; memoryMiB: number }>;
  /** Saves the new verdicts now, and reads those that other processes saved. */
  sync(): void;
  /** Kills the running programs; close() is still needed. */
  stop(): void;
  close(): Promise<void>;
}

export async function openJudgeHost({
  sandbox: choice = "auto",
  forget,
}: HostOptions = {}): Promise<OpenJudgeHost> {
  requireOwnCache();
  const chosenSandbox = await chooseSandbox(choice);
  const { supervisor: _supervisor, groups: _groups, ...rest } = chosenSandbox;
  const { lacks: _lacks, ungrouped: _ungrouped, ...chosen } = rest;
  const warnings = [...(chosen.warnings ?? []), ...measuringFaults(machineState())];
  const sandbox = { ...chosen, ...(warnings.length > 0 && { warnings }) };
  const { tier } = sandbox;
  const runner = openRunner(chosenSandbox);
  const crlfInputs = new CrlfInputs();
  const stores = new Map<string, VerdictStore>();
  const store = (slug: string) => {
    const slugStore = stores.get(slug) ?? new VerdictStore(verdictFile(slug));
    stores.set(slug, slugStore);
    return slugStore;
  };
  const key = ({ limits, checker, crlfOn }: Judged<Program>, program: Program, testCase: Case) => {
    const { timeMs, memoryMiB, outputBytes, processes, files } = limits;
    const bytes = [
      contentHash(testCase.input),
      testCase.expected === undefined ? "no answer" : contentHash(testCase.expected),
      ...(testCase.anyAnswer ? ["any answer"] : []),
      ...(testCase.flags ?? []),
      ...(crlfOn === undefined ? [] : ["lines end in CRLF"]),
    ];
    return hash(
      `4 ${tier} ${timeMs} ${memoryMiB} ${outputBytes} ${processes} ${files}`,
      program.sha256,
      checker,
      ...bytes,
    );
  };
  return {
    sandbox,
    runner,
    scratch: () => runner.folder,
    read: (file) => readFileSync(file),
    lastTimeMs: (slug, name) => (forget === "all" ? undefined : store(slug).lastTimeMs(name)),
    async run(problem, program, testCase): Promise<Execution> {
      const { slug, limits, interactor, files, isOutputFree, passes, checkPass } = problem;
      const talk = (testCase: Case, partner: Interactor, kept?: string) =>
        converse({
          ...{
            runner,
            program,
            testCase,
            limits,
            ...(problem.crlfOn !== undefined && { crlf: true }),
          },
          interactor: { ...partner, flags: testCase.flags ?? partner.flags ?? [] },
          ...(testCase.name !== "" && { name: `${slug}/${testCase.name}` }),
          ...(kept !== undefined && { kept }),
        });
      const runOnce = async (testCase: Case, folder?: string): Promise<Execution> => {
        if (interactor && problem.isTalkChecked) {
          return checkedTalk(testCase, problem.compare, (kept) => talk(testCase, interactor, kept));
        }
        if (interactor) return talk(testCase, interactor, folder);
        const expected = isOutputFree || !isCompared(testCase) ? undefined : testCase.expected;
        const input =
          problem.crlfOn === undefined ? testCase.input : crlfInputs.fileOf(testCase.input);
        const { outputVariable, reservesMemory } = program;
        const bounds = reservesMemory ? { ...limits, memoryMiB: Number.POSITIVE_INFINITY } : limits;
        const run = (into: ProgramFiles | undefined) =>
          runner.run(program, input, bounds, expected, into);
        if (outputVariable === undefined || files) return run(files);
        const written = await run({ output: OUTPUT_NAME });
        return written.same ? written : oneOutput(outputVariable, written, await run(undefined));
      };
      const run =
        passes === undefined
          ? await runOnce(testCase)
          : await runPasses(testCase, passes, runOnce, checkPass!);
      const hintOfFiles =
        files && !run.same ? filesHint(files, program.bundle?.code, run.output.length) : undefined;
      const beside = run.exitCode === 0 ? undefined : neighbourHint(program, run.stderr, tier);
      const hint = hintOfFiles ?? beside ?? runtimeHint(run.stderr) ?? run.hint;
      if (run.stderr === "" && hint === undefined) return run;
      const stderr = await withSourcePlaces(run.stderr, program);
      return { ...run, stderr, ...(hint !== undefined && { hint }) };
    },
    measureStart: (runs, program) => measureStart(runner, runs, program),
    recall: (problem, program, testCase): CaseResult | undefined =>
      forget === undefined && !problem.isOpen && !program.isOpen
        ? store(problem.slug).get(key(problem, program, testCase))
        : undefined,
    remember(problem, program, testCase, result) {
      if (problem.isOpen || program.isOpen) return;
      if (forget !== "all") store(problem.slug).put(key(problem, program, testCase), result);
    },
    sync() {
      for (const caseStore of stores.values()) caseStore.sync();
    },
    stop: () => void runner.close(),
    async close() {
      try {
        for (const caseStore of stores.values()) caseStore.save();
        saveHashes();
      } finally {
        crlfInputs.close();
        await runner.close();
      }
    },
  };
}
