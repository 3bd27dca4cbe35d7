import type { Problem } from "../../problem/problem";
import { sha256 } from "../../problem/sha256";
import { judgeOf, type MachineName, machine } from "../../targets/machines";
import { statementPage } from "../../targets/targets";

export interface Origin {
  /** As the bundle calls it: see shownPaths. */
  readonly program: string;
  readonly problem: Problem | undefined;
  readonly target: MachineName;
  readonly commit: string;
  /** Of the judgebench that makes it. */
  readonly version: string;
  /** SHA-256 of all that the bundle was made from: see sourcesHash. */
  readonly sources: string;
}

/**
 * What somebody who finds the file wants to know stands above it: which problem, where, made from what.
 * Its last line proves the rest: `npm run bundle -- --check <file>` computes both hashes anew.
 */
export function headed(
  { program, problem, target, commit, version, sources }: Origin,
  body: string,
): string {
  const judge = machine(target);
  const entry = problem?.judges.find((candidate) => candidate.judge === judgeOf(target));
  const id = entry?.id;
  const page = entry && statementPage(entry);
  const where = [id ? `${judge.title} ${id}` : `for ${judge.title}`, page]
    .filter(Boolean)
    .join(", ");
  const proved = [
    `// ${problem ? problem.title : onOneLine(program)}, ${where}`.replace(LINE_ENDS, " "),
    `// Made from ${onOneLine(program)}${commit && ` at commit ${commit}`}, for ${target}, by judgebench ${version}`,
    body.replace(/\n?$/, "\n"),
  ].join("\n");
  return `${proved}// SHA-256 of all its sources ${sources}, of the lines above ${hashOfLines(proved)}\n`;
}

/** What ends a line ends a comment too: titles and paths may hold it. */
const LINE_ENDS = /[\p{Cc}\u2028\u2029]+/gu;

/** The text of a trial, say "trial T0=3000". Its bundle begins with the line that stands last in it. */
export function asTrial(text: string, trial: string): string {
  return `${text}\n// ${trial.replace(LINE_ENDS, " ")}: not what the source says\n`;
}

/** The line that makes a text, or a bundle, that of a trial. */
export function trialLine(text: string): string | undefined {
  return /^\/\/ trial .*: not what the source says$/m.exec(withPlainEnds(text))?.[0];
}

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
  /** Of the judgebench that made it; undefined of one before 0.1.0. */
  readonly version: string | undefined;
  readonly sources: string;
  /** The other lines are those that it was made for. */
  readonly intact: boolean;
}

/** What the header and the last line of a pasted file claim; undefined where the file has none. */
export function readHeader(pasted: string): Claim | undefined {
  const text = withPlainEnds(pasted);
  const [, program, target, version] = HEADER.exec(text) ?? [];
  if (program === undefined || target === undefined) return undefined;
  const claim = { program: asWritten(program), target, version };
  // A form or an editor may add or take line ends behind the last line.
  const below = PROOF_BELOW.exec(text);
  if (below) {
    const intact = hashOfLines(text.slice(0, below.index)) === below[2];
    return { ...claim, sources: below[1]!, intact };
  }
  const above = PROOF_ABOVE.exec(text);
  if (!above) return undefined;
  const body = text.slice(above[0].length);
  const versions = [body, `${body}\n`, body.replace(/\n$/, "")];
  const intact = versions.some((version) => sha256(version) === above[2]);
  return { ...claim, sources: above[1]!, intact };
}

function withPlainEnds(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n/g, "\n");
}

/** Whatever the line ends: a form may make \r\n of them. */
function hashOfLines(text: string): string {
  return sha256(withPlainEnds(text));
}

const HEADER =
  /^\/\/ .*\n\/\/ Made from (.+?\.[cm]?[jt]sx?)(?: at commit [0-9a-f]+(?: and later changes)?)?, for ([a-z0-9.-]+)(?:, by judgebench (\S+))?\n/;
const PROOF_BELOW =
  /(?<=\n)\/\/ SHA-256 of all its sources ([0-9a-f]{64}), of the lines above ([0-9a-f]{64})\s*$/;
/** Bundles of earlier versions have it for their third line. */
const PROOF_ABOVE =
  /^.*\n.*\n\/\/ SHA-256 of all its sources ([0-9a-f]{64}), of the lines below ([0-9a-f]{64})\n/;
