import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { execa } from "execa";
import { problemFolder } from "../../../base/host/roots";
import { scratchFolder } from "../../../base/host/scratch-folder";
import type { CheckResult } from "../../../problem/check-result";
import type { TestlibArgument } from "../../../problem/problem";
import { loadable } from "../../../runner/host/loadable";
import { plainSystem } from "../../../runner/host/plain/plain-system";
import { type Convention, checkerVerdict } from "../../decide/checker-exit";
import type { Compare, Comparison } from "../../judged";
import { builtProgram, folderMark } from "./built-program";
import { firstBytes } from "./first-bytes";
import { isolated } from "./isolated";
import { HAS_GROUPS, killGroup } from "./kill-group";
import { limited } from "./limited";
import { watchUse } from "./watched-use";

const CHECKER_MS = 10_000;

type Choice =
  | {
      readonly testlib: readonly string[];
      readonly args?: readonly TestlibArgument[];
      readonly isPeg?: true;
    }
  | { readonly icpc: readonly string[]; readonly flags?: readonly string[] };

/** A checker that is a program, by the exit codes of testlib or of ICPC's output validators. */
export function programChecker(
  slug: string,
  choice: Choice,
  longestMs = CHECKER_MS,
): { compare: Compare; mark: string; isOpen: boolean } {
  const program = outsideProgram(slug, choice);
  const compare: Compare = async (comparison) => {
    const folder = scratchFolder();
    try {
      return await runChecker(program, comparison, folder, longestMs);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  return { mark: program.mark, isOpen: program.isOpen, compare };
}

/** A program of problem.ts: how it is started, and what tells it from any other. */
export interface OutsideProgram {
  readonly convention: Convention;
  readonly command: readonly string[];
  readonly flags: readonly string[];
  readonly args?: readonly TestlibArgument[];
  readonly mark: string;
  /** It may load what its mark does not know. */
  readonly isOpen: boolean;
  /** The command to be run, built first where its sources are in a folder; it may write to `folders`. */
  start(...folders: [string, ...string[]]): Promise<readonly string[]>;
}

/**
 * A command of problem.ts: its first word is looked for in the problem's folder before the system,
 * unless it is an absolute path; a folder there holds sources, which are built.
 */
export function outsideProgram(slug: string, choice: Choice): OutsideProgram {
  const convention = conventionOf(choice);
  const words = "testlib" in choice ? choice.testlib : choice.icpc;
  const flags = "icpc" in choice ? (choice.flags ?? []) : [];
  const files = words.map((word) => resolve(problemFolder(slug), word));
  const command = words.map((word, at) => (existsSync(files[at]!) ? files[at]! : word));
  const isFolder = existsSync(files[0]!) && statSync(files[0]!).isDirectory();
  const loaded = loadable(command);
  const content = isFolder ? folderMark(files[0]!) : loaded.mark;
  let built: Promise<readonly string[]> | undefined;
  return {
    convention,
    command,
    flags,
    ...("testlib" in choice && choice.args && { args: choice.args }),
    mark: JSON.stringify([convention, words, "args" in choice ? choice.args : flags, content]),
    isOpen: !isFolder && loaded.isOpen,
    async start(...folders) {
      if (!isFolder) return isolated(limited(command, false), folders);
      built ??= builtProgram(files[0]!).then(({ command: own }) =>
        limited([...own, ...command.slice(1)], own.length === 1),
      );
      return isolated(await built, folders);
    },
  };
}

function conventionOf(choice: Choice): Convention {
  if ("icpc" in choice) return "icpc";
  return choice.isPeg ? "peg" : "testlib";
}

/** Runs a checker on one output; `folder` is its own, what it leaves in feedback/ stays there. */
export async function runChecker(
  { convention, flags, args: order, start }: Omit<OutsideProgram, "command" | "mark" | "isOpen">,
  { files, output, flags: ownFlags }: Pick<Comparison, "files" | "output" | "flags">,
  folder: string,
  longestMs = CHECKER_MS,
): Promise<CheckResult> {
  const [actual, feedback] = [join(folder, "output"), join(folder, "feedback")];
  const [program, ...args] = await start(folder);
  writeFileSync(actual, output);
  mkdirSync(feedback, { recursive: true });
  const { input, expected } = files;
  // Of a file it may open its stdin again, as /dev/stdin; of execa's own pipes, which are sockets, not.
  const stdin = convention === "icpc" ? openSync(actual, "r") : undefined;
  const checker = execa(
    program!,
    convention === "icpc"
      ? [...args, input, expected, `${feedback}/`, ...(ownFlags ?? flags)]
      : [...args, ...testlibFiles({ input, output: actual, answer: expected }, order)],
    {
      stdin: (stdin ?? "ignore") as "ignore", // descriptors are not among its types, but work
      reject: false,
      detached: HAS_GROUPS,
      buffer: false,
    },
  );
  if (stdin !== undefined) closeSync(stdin);
  const kill = () => killGroup(checker);
  const [stdout, stderr] = [firstBytes(checker.stdout!, kill), firstBytes(checker.stderr!, kill)];
  const system = plainSystem();
  let isLate = false;
  // Neither time grows while others keep it from running.
  const watched = watchUse(
    [() => system.usageOfTree(checker.pid ?? 0)],
    system.lookMs,
    ({ cpuMs: [usedMs = 0], stillMs }) => {
      isLate ||= Math.max(usedMs, stillMs) > longestMs;
      if (isLate) kill();
    },
  );
  const { exitCode } = await checker;
  watched.end();
  system.close();
  if (isLate) throw new Error(`the checker did not end within ${longestMs / 1000} s`);
  const said = convention === "peg" ? stdout.text() : stderr.text() || stdout.text();
  const message = readMessage(feedback) ?? said;
  return withPoints(checkerVerdict(convention, exitCode, message), feedback);
}

/** What a testlib interactor writes as its second argument lies here, in the folder that is kept. */
export const TALK_OUTPUT = "talk-output";

/** The paths that a program gets by testlib's convention. */
export function testlibFiles(
  files: Readonly<Record<TestlibArgument, string>>,
  order: readonly TestlibArgument[] = ["input", "output", "answer"],
): readonly string[] {
  return order.map((name) => files[name]);
}

/** Of an accepted case the points, or the share of its points, that an ICPC validator wrote. */
export function withPoints(result: CheckResult, feedback: string): CheckResult {
  if (result.verdict !== "AC") return result;
  const points = writtenNumber(feedback, "score.txt");
  if (points !== undefined) return { ...result, points };
  const share = writtenNumber(feedback, "score_multiplier.txt");
  if (share === undefined) return result;
  if (share >= 0 && share <= 1) return { ...result, share };
  throw new Error(`the checker wrote no number from 0 to 1 to score_multiplier.txt: "${share}"`);
}

function writtenNumber(feedback: string, name: string): number | undefined {
  const file = join(feedback, name);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8").trim();
  const value = text === "" ? Number.NaN : Number(text);
  if (Number.isFinite(value)) return value;
  throw new Error(`the checker wrote no number to ${name}: "${text.slice(0, 40)}"`);
}

/** The message that an ICPC validator writes for the judges. */
export function readMessage(feedback: string): string | undefined {
  const file = join(feedback, "judgemessage.txt");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Makes an empty file, in place of an answer that a case lacks. */
export function emptyFile(file: string): string {
  writeFileSync(file, "");
  return file;
}
