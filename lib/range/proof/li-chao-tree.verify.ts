/**
 * segmentAddGetMin: the lowest segment at a place, while segments are added.
 *
 * In      n q; n lines l r a b (a x + b for l <= x < r); q lines "0 l r a b" or "1 x"
 * Out     for each line "1 x" the lowest y at x, INFINITY if there is none
 * Source  Library Checker segment_add_get_min, https://judge.yosupo.jp/problem/segment_add_get_min
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { wordsIn } from "../../io/words-in";
import { writeWideInts } from "../../io/write-wide-ints";
import { Writer } from "../../io/writer";
import { compress, lowerBound } from "../compress";
import { LiChaoTree } from "../li-chao-tree";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const writer = new Writer();
  const { steps, questions } = readSteps(new Scanner(input));
  const { values, ranks } = compress(questions);
  const tree = new LiChaoTree(values);
  const parts = new Float64Array(3);
  for (let at = 0; at < steps.length; at += 5) {
    if (steps[at + 1] !== NONE) {
      const first = lowerBound(values, steps[at]!);
      const end = lowerBound(values, steps[at + 1]!);
      const b = steps[at + 3]! * 2 ** 32;
      tree.addSegment(first, end, steps[at + 2]!, b, steps[at + 4]! >>> 0);
      continue;
    }
    if (tree.minParts(ranks[steps[at]!]!, parts)) writeWideInts(writer, parts);
    else writer.text("INFINITY");
    writer.newline();
  }
  return writer.result();
}

/** `steps` has l, r, a and the two words of b of a segment; of a question its number, and NONE for r. */
function readSteps(scanner: Scanner): { steps: Int32Array; questions: Int32Array } {
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const steps = new Int32Array(5 * (n + q));
  const questions = new Int32Array(q);
  const high = new Int32Array(1);
  const low = new Int32Array(1);
  let asked = 0;
  for (let at = 0; at < steps.length; at += 5) {
    if (at >= 5 * n && scanner.intIn(0, 1, "the kind of a query") === 1) {
      steps[at] = asked;
      steps[at + 1] = NONE;
      questions[asked++] = scanner.intIn(-MAX_VALUE, MAX_VALUE, "x");
      continue;
    }
    for (let part = 0; part < 3; part++) {
      steps[at + part] = scanner.intIn(-MAX_VALUE, MAX_VALUE, "a part of a segment");
    }
    wordsIn(scanner, high, low, 1);
    steps[at + 3] = high[0]!;
    steps[at + 4] = low[0]!;
  }
  return { steps, questions: questions.subarray(0, asked) };
}

const NONE = -(2 ** 31);

if (require.main === module) runProgram(solve);
