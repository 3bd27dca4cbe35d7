import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { GridSums } from "../grid-sums";

const SEED = 1;
const SIDE = 1000;
const QUESTIONS = 1_000_000;

interface Sums {
  sum(top: number, left: number, bottom: number, right: number): number;
}

/** The sums are built, then 10^6 rectangles asked for. */
function questions(make: (cells: Float64Array) => Sums): Run {
  const random = new Random(SEED);
  const cells = Float64Array.from({ length: SIDE * SIDE }, () => random.int(0, 1000));
  const sides = Int32Array.from({ length: 4 * QUESTIONS }, () => random.int(0, SIDE - 1));
  return (keep) => {
    const sums = make(cells);
    keep(sums);
    return add(sums, sides);
  };
}

function add(sums: Sums, sides: Int32Array): number {
  let total = 0;
  for (let at = 0; at < sides.length; at += 4) {
    const [a, b, c, d] = [sides[at]!, sides[at + 1]!, sides[at + 2]!, sides[at + 3]!];
    total += sums.sum(a < c ? a : c, b < d ? b : d, (a < c ? c : a) + 1, (b < d ? d : b) + 1) % 997;
  }
  return total;
}

/** A view of an array; index(row, column) is the place of a cell in it. */
interface View {
  readonly data: Float64Array;
  index(row: number, column: number): number;
}

/** The package turns the cells into sums in place, each cell's row and column included. */
class OfView implements Sums {
  private readonly view: View;
  constructor(view: View) {
    this.view = view;
  }
  sum(top: number, left: number, bottom: number, right: number) {
    return (
      this.until(bottom - 1, right - 1) -
      this.until(top - 1, right - 1) -
      this.until(bottom - 1, left - 1) +
      this.until(top - 1, left - 1)
    );
  }
  private until(row: number, column: number): number {
    return row < 0 || column < 0 ? 0 : this.view.data[this.view.index(row, column)]!;
  }
}

/** What ndarray makes of an array, as far as the package reads it. */
function viewOf(data: Float64Array): View & object {
  return {
    data,
    dtype: "float64",
    dimension: 2,
    shape: [SIDE, SIDE],
    stride: [SIDE, 1],
    order: [1, 0],
    offset: 0,
    size: SIDE * SIDE,
    index: (row: number, column: number) => row * SIDE + column,
  } as View;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "sums of 10^6 rectangles of a grid of 1000 × 1000", seed: SEED }, [
    ours("GridSums", () => questions((cells) => new GridSums(SIDE, SIDE, cells))),
    peer("ndarray-prefix-sum", ({ default: scan }: { default: (view: View) => View }) =>
      questions((cells) => new OfView(scan(viewOf(cells.slice())))),
    ),
  ]),
];
