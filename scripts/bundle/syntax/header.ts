import type { Problem, TargetName } from "../../problem/problem";
import { sha256 } from "../../problem/sha256";
import { idOn, targets } from "../../targets/targets";

export interface Origin {
  /** As the bundle calls it: see shownPaths. */
  readonly program: string;
  readonly problem: Problem | undefined;
  readonly target: TargetName;
  readonly commit: string;
  /** SHA-256 of all that the bundle was made from: see sourcesHash. */
  readonly sources: string;
}

/**
 * What somebody who finds the file wants to know: which problem, where, made from what. Its third
 * line proves the rest of the file: `npm run bundle -- --check <file>` computes both hashes anew.
 */
export function headed(
  { program, problem, target, commit, sources }: Origin,
  body: string,
): string {
  const judge = targets[target];
  const id = problem && idOn(target, problem);
  const page = id && judge.problemPage(id);
  const where = [id ? `${judge.title} ${id}` : `for ${judge.title}`, page]
    .filter(Boolean)
    .join(", ");
  return [
    `// ${problem ? problem.title : onOneLine(program)}, ${where}`.replace(LINE_ENDS, " "),
    `// Made from ${onOneLine(program)}${commit && ` at commit ${commit}`}, for ${target}`,
    `// SHA-256 of all its sources ${sources}, of the lines below ${sha256(body)}`,
    body,
  ].join("\n");
}

/** What ends a line ends a comment too: titles and paths may hold it. */
const LINE_ENDS = /[\p{Cc}\u2028\u2029]+/gu;

/** A path on one line, from which readHeader gets it back. */
function onOneLine(path: string): string {
  const code = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, "0");
  return path.replace(/[\p{Cc}\u2028\u2029\\]/gu, (letter) => `\\u${code(letter)}`);
}

function asWritten(path: string): string {
  return path.replace(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
}

/** SHA-256 over the paths and the contents of some files. */
export function sourcesHash(hashes: Readonly<Record<string, string>>): string {
  const lines = Object.entries(hashes).map(([path, hash]) => `${path} ${hash}\n`);
  return sha256(lines.sort().join(""));
}

export interface Claim {
  readonly program: string;
  readonly target: string;
  readonly sources: string;
  /** The lines below the header are those that it was made for. */
  readonly intact: boolean;
}

/** What the header of a pasted file claims; undefined where the file has none. */
export function readHeader(text: string): Claim | undefined {
  const header = HEADER.exec(text.replace(/\r\n/g, "\n"));
  if (!header) return undefined;
  const [, program, target, sources, hash, body] = header as unknown as string[];
  // A form or an editor may add or take the last line end.
  const intact = [body!, `${body}\n`, body!.replace(/\n$/, "")].some(
    (version) => sha256(version) === hash,
  );
  return { program: asWritten(program!), target: target!, sources: sources!, intact };
}

const HEADER =
  /^\uFEFF?\/\/ .*\n\/\/ Made from (.+?\.[cm]?[jt]sx?)(?: at commit [0-9a-f]+(?: and later changes)?)?, for ([a-z-]+)\n\/\/ SHA-256 of all its sources ([0-9a-f]{64}), of the lines below ([0-9a-f]{64})\n([\s\S]*)$/;
