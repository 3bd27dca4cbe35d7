import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { scratchFolder } from "../../base/host/scratch-folder";
import { asModule, bundle } from "../../bundle/host/bundle";
import { type OpenJudgeHost, openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { prepareRules } from "../../judge/host/prepare/prepare-problem";
import { judgeCase } from "../../judge/judge-case";
import type { Judged } from "../../judge/judged";
import { Turns } from "../../judge/turns";
import type { Problem } from "../../problem/problem";
import type { Execution } from "../../runner/execution";
import type { Program } from "../../runner/host/program";
import type { Fault, Outcome } from "../stress-event";
import { blame } from "../stress-examine";
import type { Lane, Runner } from "../stress-host";
import { childStarter } from "./child-process";
import { withStderr } from "./confirm";
import { PersistentProgram } from "./persistent-program";
import type { StressSetup, TriedPrograms } from "./stress-setup";
import { PATIENCE } from "./two-programs";

/**
 * Prepares an interactive or multi-pass problem as the judge does: for each input the interactor or the
 * validator decides. The reference, where there is one, makes the .out file, which they may read.
 */
export async function openJudged(setup: StressSetup, problem: Problem): Promise<TriedPrograms> {
  const { slug, reference } = setup;
  const judge = await openJudgeHost({ sandbox: setup.sandbox ?? "auto", forget: "all" });
  const opened: PersistentProgram[] = [];
  const close = async () => {
    for (const program of opened) program.stop();
    await judge.close();
  };
  try {
    const { sandbox } = judge;
    if (problem.interactor !== undefined && sandbox.tier > "C") {
      const message = `${slug} is interactive, which needs a supervisor (tiers A to C)`;
      throw new ExpectedError(message, sandbox.because ?? "--sandbox auto", EXIT.setup);
    }
    const judged = await prepareRules(slug, { entry: setup.solution });
    const { program } = judged;
    const [trouble] = judged.troubles;
    if (trouble) throw new ExpectedError(trouble.message, trouble.hint);
    if ("compileError" in program) throw new ExpectedError(program.compileError, setup.solution);
    const startChild = childStarter(judge.runner, sandbox.tier);
    const code = reference === undefined ? undefined : asModule(await bundle(reference));
    const { timeMs, memoryMiB } = judged.limits;
    const patient = { timeMs: PATIENCE * timeMs, memoryMiB: 4 * memoryMiB };
    const lane = (): Lane => {
      if (code === undefined) return judging(judge, judged, program, NO_ANSWERS);
      const answers = new PersistentProgram(code, patient, startChild);
      opened.push(answers);
      return judging(judge, judged, program, answers);
    };
    const lanes = Array.from({ length: setup.jobs }, lane);
    const apart = lane(); // the others may be at work when a fault is confirmed
    return {
      sandbox,
      lanes,
      processes: lanes[0]!,
      hurry: () => {},
      async confirm(fault) {
        const { fault: again } = await apart.examine([fault.input]);
        return again?.culprit === fault.culprit ? again : (again?.message ?? "accepted");
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const TIMES = 3;

const NO_ANSWERS: Runner = {
  run: async (inputs) => inputs.map(() => ({ kind: "answer", output: new Uint8Array() })),
};

/** A lane that judges every input as a case of its own. */
function judging(
  judge: OpenJudgeHost,
  judged: Judged<Program>,
  program: Program,
  answers: Runner,
): Lane {
  const turns = new Turns();
  return {
    async examine(inputs) {
      const expected = await answers.run(inputs);
      for (const [index, input] of inputs.entries()) {
        const fault = await faultOn(input, expected[index]);
        if (fault) return { fault, good: index };
      }
      return { fault: undefined, good: inputs.length };
    },
  };

  async function faultOn(input: Uint8Array, answer?: Outcome): Promise<Fault | undefined> {
    if (answer?.kind !== "answer") return blame("reference", input, answer?.message ?? "no answer");
    const folder = scratchFolder();
    try {
      const testCase = { name: "", input: join(folder, "in"), expected: join(folder, "out") };
      writeFileSync(testCase.input, input);
      writeFileSync(testCase.expected, answer.output);
      let run: Execution | undefined;
      const listening = {
        ...judge,
        run: async (...words: Parameters<typeof judge.run>) => (run = await judge.run(...words)),
      };
      const verdictOf = () => judgeCase(judged, program, testCase, listening, turns);
      let result = await verdictOf();
      // A busy machine makes an interactor late: only what fails each time is its own fault.
      for (let more = 1; result.verdict === "JE" && more < TIMES; more++)
        result = await verdictOf();
      const { verdict, stderr = "" } = result;
      if (verdict === "AC") return undefined;
      if (verdict === "JE") return blame("interactor", input, result.message);
      const message = verdict === "RE" ? withStderr(result.message, stderr) : result.message;
      const transcript = run?.transcript;
      const spoken = transcript === undefined ? {} : { transcript };
      return { culprit: "solution", verdict, message, input, expected: answer.output, ...spoken };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
