import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { afterEnd, afterLine, type ProgramRun, STARTED } from "../program-run";
import { failed, noNode } from "../trouble";
import type { Judgebench } from "./find-judgebench";

type Command = ChildProcessByStdio<null, Readable, Readable>;

/** A command of judgebench in a process of its own. */
function started({ folder, launcher }: Judgebench, words: readonly string[]): Command {
  const env = { ...process.env, NO_COLOR: "1", JB_COMMAND: words[0] };
  return spawn("node", [launcher, ...words], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** What `jb submit path` hands over once it is accepted; rejects with the Trouble that says why it is not. */
export function acceptedFile(
  home: Judgebench,
  path: string,
  options: readonly string[],
): Promise<string> {
  const child = started(home, ["submit", path, "--stdout", ...options]);
  const texts = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (piece: string) => {
      texts[name] += piece;
    });
  }
  return new Promise((done, fail) => {
    child.on("error", () => fail(noNode()));
    child.on("close", (code) => {
      if (code === 0) done(texts.stdout);
      else fail(failed(texts.stderr));
    });
  });
}

/** Judges one program by its path, as `jb judge path` does; `show` gets what is known after each line. */
export function judgeProgram(
  home: Judgebench,
  path: string,
  options: readonly string[],
  show: (run: ProgramRun) => void,
): Promise<ProgramRun> {
  const child = started(home, ["judge", path, "--reporter", "json", ...options]);
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
