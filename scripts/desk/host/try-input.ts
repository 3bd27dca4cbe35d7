import { ExpectedError } from "../../base/expected-error";
import { decide } from "../../judge/decide/decide";
import type { OpenJudgeHost } from "../../judge/host/engine/open-judge-host";
import { preparer } from "../../judge/host/prepare/select-problems";
import type { MachineName } from "../../targets/machines";
import type { TriedOutcome } from "../engine-message";
import { customFile, writeFound } from "./found-files";

interface TriedInput {
  readonly slug: string;
  readonly input: string;
  readonly judge?: MachineName;
}

/** The outcome of what did not run. */
export const NOTHING = { timeMs: 0, stderr: "", outputBytes: 0 } as const;

/** Runs the solution on an input in the judge's sandbox and under its limits; nothing is compared. */
export async function tryInput(
  host: OpenJudgeHost,
  { slug, input, judge }: TriedInput,
): Promise<TriedOutcome> {
  writeFound(customFile(slug, "output"), ""); // nothing of the run before
  const selection = { limits: true, filter: /^$/, ...(judge && { for: judge }) };
  const [problem] = await (await preparer(selection, host))(slug);
  const { program, interactor } = problem!;
  if ("compileError" in program)
    return { ...NOTHING, verdict: "CE", message: program.compileError };
  if (interactor) {
    throw new ExpectedError(`${slug} is interactive: an input alone says nothing`, "run a case");
  }
  const file = customFile(slug, "input");
  writeFound(file, input);
  const testCase = { name: "custom", input: file, expected: file };
  const execution = await host.run({ ...problem!, isOutputFree: true }, program, testCase);
  const { timeMs, memoryMiB, stderr, output } = execution;
  writeFound(customFile(slug, "output"), output);
  const { limits } = problem!;
  const { verdict, message } = await decide(execution, limits, () => ({ verdict: "AC" }));
  return {
    ...(verdict !== "AC" && { verdict }),
    ...{ message, timeMs, stderr, outputBytes: output.length },
    ...(memoryMiB !== undefined && { memoryMiB }),
  };
}
