import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { execa } from "execa";
import { talkPipes } from "../../../runner/host/talk-pipes";
import { emptyFile, TALK_OUTPUT, testlibFiles } from "./checker-program";
import { firstBytes } from "./first-bytes";
import { TALK, talking } from "./isolated";
import { HAS_GROUPS, killGroup } from "./kill-group";
import type { Talk } from "./talk";

export type RunningInteractor = Awaited<ReturnType<typeof startInteractor>>;

/** Starts the interactor of a talk; `folder` is there for the time of the talk. */
export async function startInteractor({ interactor, testCase, kept }: Talk, folder: string) {
  const { convention, command, flags = [], args: order, start } = interactor;
  const { words, isApart } = talking(start ? await start(folder, kept ?? folder) : command);
  const [file, ...args] = words;
  const { input } = testCase;
  const answer = testCase.expected ?? emptyFile(join(folder, "answer")); // few interactors read one
  const feedback = join(kept ?? folder, "feedback");
  mkdirSync(feedback, { recursive: true });
  const files =
    convention === "icpc"
      ? [input, answer, `${feedback}/`, ...flags]
      : testlibFiles({ input, output: join(kept ?? folder, TALK_OUTPUT), answer }, order);
  const pipes = talkPipes(folder);
  const [from, to] = pipes?.stdio ?? (["pipe", "pipe"] as const);
  // Descriptors above 2 are not among execa's types, but work.
  const stdio = [from, isApart ? "ignore" : to, "pipe", ...(isApart ? [to] : [])];
  const child = execa(file!, [...args, ...files], {
    stdio: stdio as ["pipe", "pipe", "pipe"],
    buffer: false,
    reject: false,
    detached: HAS_GROUPS,
  });
  pipes?.handOver();
  return {
    child,
    stdin: pipes?.toProgram ?? child.stdin,
    stdout: pipes?.fromProgram ?? ((isApart ? child.stdio.at(TALK) : child.stdout) as Readable),
    stderr: firstBytes(child.stderr!, () => killGroup(child)),
    feedback,
    kill: () => killGroup(child),
  };
}
