import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { orderCrossover } from "../order-crossover";

const items = (...numbers: number[]) => Int32Array.from(numbers, (number) => number - 1);
const shown = (rows: Int32Array) => Array.from(rows, (row) => row + 1);

it("makes the children of the textbook's example", () => {
  const [a, b] = [items(9, 8, 4, 5, 6, 7, 1, 3, 2, 10), items(8, 7, 1, 2, 3, 10, 9, 5, 4, 6)];
  const [first, second] = orderCrossover(a, b, 3, 6);
  expect(shown(second)).toEqual([5, 6, 7, 2, 3, 10, 1, 9, 8, 4]);
  expect(shown(first)).toEqual([2, 3, 10, 5, 6, 7, 9, 4, 8, 1]);
});

it("makes permutations that keep their own stretch, at every cut", () => {
  const random = new Random(1);
  for (let n = 1; n <= 12; n++) {
    const a = random.shuffle(Int32Array.from({ length: n }, (_, at) => at));
    const b = random.shuffle(a.slice());
    for (let from = 0; from <= n; from++) {
      for (let to = from; to <= n; to++) {
        const [first, second] = orderCrossover(a, b, from, to);
        expect([...first].sort((x, y) => x - y)).toEqual([...a.keys()]);
        expect([...second].sort((x, y) => x - y)).toEqual([...a.keys()]);
        expect(first.subarray(from, to)).toEqual(a.subarray(from, to));
      }
    }
  }
});
