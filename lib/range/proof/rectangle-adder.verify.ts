/**
 * rectangleAddPointGet: numbers at points, while rectangles are added to.
 *
 * In      n q; n lines l d r u w (add w where l <= x < r and d <= y < u); q lines "0 l d r u w" or
 *         "1 x y"
 * Out     for each line "1 x y" the number at (x, y)
 * Source  Library Checker rectangle_add_point_get, https://judge.yosupo.jp/problem/rectangle_add_point_get
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { RectangleAdder } from "../rectangle-adder";

const MAX_SIZE = 100_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(0, MAX_SIZE, "n");
  const q = scanner.intIn(0, MAX_SIZE, "q");
  // Rectangles have five numbers; a question has two and -1 in the last place.
  const steps = new Int32Array(5 * (n + q));
  intsIn(scanner, steps, 5 * n, 0, MAX_VALUE, "a part of a rectangle");
  const xs: number[] = [];
  const ys: number[] = [];
  for (let at = 5 * n; at < steps.length; at += 5) {
    const length = scanner.intIn(0, 1, "the kind of a query") === 0 ? 5 : 2;
    for (let part = 0; part < length; part++) {
      steps[at + part] = scanner.intIn(0, MAX_VALUE, "a part of a query");
    }
    if (length === 5) continue;
    xs.push(steps[at]!);
    ys.push(steps[at + 1]!);
    steps[at + 4] = -1;
  }
  const adder = new RectangleAdder(xs, ys);
  let question = 0;
  for (let at = 0; at < steps.length; at += 5) {
    const w = steps[at + 4]!;
    if (w < 0) writer.int(adder.get(question++)).newline();
    else adder.add(steps[at]!, steps[at + 1]!, steps[at + 2]!, steps[at + 3]!, w);
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
