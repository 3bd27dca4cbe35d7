import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { afterEnd, afterLine, type ProgramRun, STARTED } from "../program-run";
import { noNode } from "../trouble";
import type { Judgebench } from "./find-judgebench";

/** Judges one program by its path, as `jb judge path` does; `show` gets what is known after each line. */
export function judgeProgram(
  { folder, launcher }: Judgebench,
  path: string,
  options: readonly string[],
  show: (run: ProgramRun) => void,
): Promise<ProgramRun> {
  const words = [launcher, "judge", path, "--reporter", "json", ...options];
  const env = { ...process.env, NO_COLOR: "1" };
  const child = spawn("node", words, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let run = STARTED;
  let stderr = "";
  show(run);
  child.stderr.on("data", (piece: Buffer) => {
    stderr += piece;
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    run = afterLine(run, line);
    show(run);
  });
  return new Promise((done, fail) => {
    child.on("error", () => fail(noNode()));
    child.on("close", () => {
      run = afterEnd(run, stderr);
      show(run);
      done(run);
    });
  });
}
