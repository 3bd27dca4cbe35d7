import type { Check, CheckResult } from "../../problem/check-result";
import { exact } from "./exact";
import { linePoints } from "./line-points";
import { tokens } from "./tokens";
import { difference } from "./visible";

type Arguments = ReadonlyMap<string, string>;
type HostCheck = (expected: Uint8Array, actual: Uint8Array, args: Arguments) => CheckResult;

/**
 * The checkers of DMOJ's judge by name. Its source is the reference: what they do with line ends, empty
 * lines, nan and infinity is theirs.
 */
const CHECKERS: Readonly<Record<string, HostCheck>> = {
  standard,
  easy: (expected, actual) =>
    equalLists([letters(expected)], [letters(actual)], "the letters without white space"),
  floats: (expected, actual, args) => floats(expected, actual, args.get("error_mode"), args),
  floatsabs: (expected, actual, args) => floats(expected, actual, "absolute", args),
  floatsrel: (expected, actual, args) => floats(expected, actual, "relative", args),
  identical: (expected, actual) => exact(new Uint8Array(), expected, actual),
  linecount: (expected, actual) => {
    const [wanted, printed] = [fullLines(expected), fullLines(actual)];
    return wanted.length === 0 && printed.length === 0
      ? { verdict: "AC" }
      : equalLists(wanted.map(trimmed), printed.map(trimmed), "line");
  },
  linematches: (expected, actual, args) =>
    linePoints(
      fullLines(expected),
      fullLines(actual),
      JSON.parse(args.get("point_distribution") ?? "[1]"),
      !/^false$/i.test(args.get("filler_lines_required") ?? ""),
    ),
  rstripped: (expected, actual, args) => {
    const isFiltered = /^true$/i.test(args.get("filter_new_line") ?? "");
    const split = isFiltered ? fullLines : allLines;
    return equalLists(split(expected).map(rstripped), split(actual).map(rstripped), "line");
  },
  sorted: (expected, actual, args) =>
    args.get("split_on") === "whitespace"
      ? equalLists(words(expected).sort(), words(actual).sort(), "word in order")
      : equalLists(sortedLines(expected), sortedLines(actual), "line in order"),
  unordered: (expected, actual) =>
    equalLists(words(expected).sort(), words(actual).sort(), "word in order"),
};

/** Arguments that each checker takes here; any other one is a program, or changes what is compared. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  floats: ["precision", "error_mode"],
  floatsabs: ["precision"],
  floatsrel: ["precision"],
  identical: ["pe_allowed"],
  linecount: ["feedback"],
  linematches: ["point_distribution", "filler_lines_required"],
  rstripped: ["filter_new_line"],
  sorted: ["split_on"],
};

/** Why there is no such checker here: ["floats", "precision=6"] names it and its arguments. */
export function dmojCheckerFault([name = "", ...args]: readonly string[]): string | undefined {
  if (!Object.hasOwn(CHECKERS, name)) return `its checker ${name} is none that we have`;
  const strange = args.map((arg) => arg.split("=")[0]!).find((key) => !TAKES[name]?.includes(key));
  if (strange !== undefined) {
    return `its checker ${name} has the argument ${strange}, which is not understood here`;
  }
  const points = args.find((arg) => arg.startsWith("point_distribution="));
  const isList = points === undefined || /=\[\d+(?:,\d+)*\]$/.test(points);
  return isList ? undefined : `its checker ${name} has ${points}, which is no list of points`;
}

/** A checker of DMOJ's judge, with its arguments behind its name: ["floats", "precision=6"]. */
export function dmojChecker(choice: readonly string[]): Check {
  const fault = dmojCheckerFault(choice);
  if (fault !== undefined) throw new Error(fault);
  const [name = "", ...args] = choice;
  const pairs = new Map(args.map((arg) => [arg.split("=")[0]!, arg.slice(arg.indexOf("=") + 1)]));
  return (_input, expected, actual) => CHECKERS[name]!(expected, actual, pairs);
}

/** Words in order, and the same ones on each line that has any. */
function standard(expected: Uint8Array, actual: Uint8Array): CheckResult {
  const compared = tokens(new Uint8Array(), expected, actual);
  if (compared.verdict !== "AC") return compared;
  const [wanted, printed] = [wordCounts(expected), wordCounts(actual)];
  const at = wanted.findIndex((count, line) => count !== printed[line]);
  if (at < 0) return { verdict: "AC" };
  return wrong(
    `line ${at + 1} with words: expected ${wanted[at]} of them, found ${printed[at] ?? 0}`,
  );
}

function wordCounts(bytes: Uint8Array): number[] {
  const counts: number[] = [];
  let [inLine, isInWord] = [0, false];
  for (const byte of bytes) {
    const isBlank = byte === 32 || (byte >= 9 && byte <= 13);
    if (!isBlank && !isInWord) inLine++;
    isInWord = !isBlank;
    if ((byte !== 10 && byte !== 13) || inLine === 0) continue;
    counts.push(inLine);
    inLine = 0;
  }
  if (inLine > 0) counts.push(inLine);
  return counts;
}

function floats(
  expected: Uint8Array,
  actual: Uint8Array,
  mode = "default",
  args: Arguments = new Map(),
): CheckResult {
  const epsilon = 10 ** -Number(args.get("precision") ?? 6);
  const [wanted, printed] = [fullLines(expected), fullLines(actual)];
  if (wanted.length !== printed.length) {
    return wrong(`expected ${wanted.length} lines that are not empty, found ${printed.length}`);
  }
  for (const [at, line] of wanted.entries()) {
    const [wantedWords, foundWords] = [wordsOf(line), wordsOf(printed[at]!)];
    if (wantedWords.length !== foundWords.length) {
      return wrong(
        `line ${at + 1}: expected ${wantedWords.length} words, found ${foundWords.length}`,
      );
    }
    for (const [index, want] of wantedWords.entries()) {
      const have = foundWords[index]!;
      const value = pythonFloat(want);
      const isEqual =
        value === undefined ? want === have : isNear(pythonFloat(have), value, epsilon, mode);
      if (isEqual) continue;
      const place = `line ${at + 1}, token ${index + 1}`;
      return wrong(`${place}: ${difference(want, have)}`);
    }
  }
  return { verdict: "AC" };
}

/** False wherever nan comes in, and for infinities but in the relative mode. */
function isNear(have: number | undefined, want: number, epsilon: number, mode: string): boolean {
  if (have === undefined) return false;
  if (mode === "relative") {
    const ends = [want * (1 - epsilon), want * (1 + epsilon)];
    return Math.min(...ends) <= have && have <= Math.max(...ends);
  }
  if (Math.abs(have - want) <= epsilon) return true;
  if (mode === "absolute") return false;
  return Math.abs(want) >= epsilon && Math.abs(1 - have / want) <= epsilon;
}

/** What Python's float() makes of a word; undefined where it throws. */
function pythonFloat(word: string): number | undefined {
  const special = /^([+-]?)(?:(nan)|inf(?:inity)?)$/i.exec(word);
  if (special) return special[2] ? Number.NaN : special[1] === "-" ? -Infinity : Infinity;
  const digits = "\\d+(?:_\\d+)*";
  const form = new RegExp(
    `^[+-]?(?:${digits}\\.?(?:${digits})?|\\.${digits})(?:e[+-]?${digits})?$`,
    "i",
  );
  return form.test(word) ? Number(word.replaceAll("_", "")) : undefined;
}

function equalLists(
  wanted: readonly string[],
  printed: readonly string[],
  what: string,
): CheckResult {
  if (wanted.length !== printed.length) {
    return wrong(`expected ${wanted.length} of ${what}, found ${printed.length}`);
  }
  const at = wanted.findIndex((text, index) => text !== printed[index]);
  if (at < 0) return { verdict: "AC" };
  return wrong(`${what} ${at + 1}: ${difference(wanted[at]!, printed[at]!)}`);
}

function wrong(message: string): CheckResult {
  return { verdict: "WA", message };
}

const text = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
const allLines = (bytes: Uint8Array) => text(bytes).split(/[\r\n]/);
const fullLines = (bytes: Uint8Array) => allLines(bytes).filter((line) => line !== "");
const wordsOf = (line: string) => line.match(/[^\t-\r ]+/g) ?? [];
const words = (bytes: Uint8Array): string[] => wordsOf(text(bytes));
const rstripped = (line: string) => line.replace(/[\t-\r ]+$/, "");
const trimmed = (line: string) => rstripped(line).replace(/^[\t-\r ]+/, "");
const sortedLines = (bytes: Uint8Array) =>
  fullLines(bytes)
    .map((line) => wordsOf(line).join(" "))
    .sort();
const letters = (bytes: Uint8Array) =>
  [
    ...text(bytes)
      .replace(/[\t-\r ]+/g, "")
      .replace(/[A-Z]+/g, (run) => run.toLowerCase()),
  ]
    .sort()
    .join("");
