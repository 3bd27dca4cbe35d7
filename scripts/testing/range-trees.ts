import { expect } from "vitest";
import { Random } from "../../lib/sequence/random";

type Act<Tree> = (tree: Tree, l: number, r: number, x: number) => unknown;

interface RangeTree<Tree> {
  readonly make: (start: number | number[]) => Tree;
  /** Each change of a range, and what it makes of one value. */
  readonly changes: readonly (readonly [Act<Tree>, (value: number, x: number) => number])[];
  readonly ask: (tree: Tree, l: number, r: number) => number;
  readonly naive: (values: readonly number[]) => number;
}

/** Random changes of ranges and questions: the tree answers as an array does. */
export function holdToArray<Tree>(
  { make, changes, ask, naive }: RangeTree<Tree>,
  get?: (tree: Tree, i: number) => number,
): void {
  for (let seed = 0; seed < 200; seed++) {
    const random = new Random(seed);
    const number = () => random.int(-100, 100);
    const start = Array.from({ length: random.int(0, 20) }, number);
    const size = start.length;
    const isZero = seed % 5 === 0;
    const values = start.map((value) => (isZero ? 0 : value));
    const tree = make(isZero ? size : start);
    for (let step = 0; step < 40; step++) {
      const l = random.int(0, size);
      const r = random.int(l, size);
      const x = number();
      const [change, become] = random.pick(changes);
      change(tree, l, r, x);
      for (let i = l; i < r; i++) values[i] = become(values[i]!, x);
      const from = random.int(0, size);
      const to = random.int(from, size);
      expect(ask(tree, from, to)).toBe(naive(values.slice(from, to)));
      if (get && from < size) expect(get(tree, from)).toBe(values[from]);
    }
  }
}
