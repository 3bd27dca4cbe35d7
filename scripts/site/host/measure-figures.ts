import { EXIT, type ExitCode } from "../../base/exit-code";
import { writeAtomically } from "../../base/host/write-atomically";
import { runBenches } from "../../bench/host/run-benches";
import { measured } from "../measured";

const ROUNDS = 3;
const COMMAND = "npm run site -- --measure";

/** Measures all works that the site shows in one run, and writes the figures into a file. */
export async function measureFigures(
  file: string,
  remark: (text: string) => void,
): Promise<ExitCode> {
  let figures = "";
  const options = { rounds: ROUNDS, json: true, command: COMMAND } as const;
  const say = (text: string) => {
    figures += text;
  };
  const exitCode = await runBenches(measured, options, say, remark);
  if (exitCode === EXIT.accepted) writeAtomically(file, figures);
  return exitCode;
}
