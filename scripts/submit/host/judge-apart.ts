import type { ExitCode } from "../../base/exit-code";
import type { Bundle } from "../../bundle/host/bundle";
import { startCommand } from "../../judge/host/run/start-command";
import { machineWords } from "../../targets/machines";
import type { SubmittedProgram } from "./submitted-program";

/** Judges a kept bundle in a process of its own, whose table goes to stderr where stdout is for the file. */
export function judgeApart(
  { judgedBy, word }: Pick<SubmittedProgram, "judgedBy" | "word">,
  stdout: boolean,
): (bundle: Bundle, kept: string) => Promise<ExitCode> {
  const table = stdout ? "stderr" : "stdout";
  return ({ target }, kept) =>
    startCommand(judgedBy, [word, ...machineWords(target), "--bundle", kept], table);
}
