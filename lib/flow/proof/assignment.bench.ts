import type { Bench } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { assignment } from "../assignment";

const SEED = 1;
const SIZE = 500;
const MOST = 1e9;

function randomCosts(): Float64Array {
  const random = new Random(SEED);
  return Float64Array.from({ length: SIZE * SIZE }, () => random.int(0, MOST));
}

type Munkres = (costs: number[][]) => [number, number][];

interface SumAssignment {
  readonly linearSumAssignment: (
    costs: number[][],
    options: { maximaze: boolean },
  ) => { readonly rowAssignments: ArrayLike<number> };
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "assignment: 500 × 500 random costs up to 10^9",
    seed: SEED,
    contenders: [
      {
        role: "ours",
        name: "assignment",
        prepare: () => {
          const costs = randomCosts();
          return () => {
            const columnOf = assignment(costs, SIZE);
            let total = 0;
            for (let row = 0; row < SIZE; row++) total += costs[row * SIZE + columnOf[row]!]!;
            return total;
          };
        },
      },
      {
        role: "peer",
        name: "munkres",
        prepare: ({ munkres }: { munkres: Munkres }) => {
          const costs = randomCosts();
          const matrix: number[][] = [];
          for (let at = 0; at < costs.length; at += SIZE) {
            matrix.push(Array.from(costs.subarray(at, at + SIZE)));
          }
          return () => {
            let total = 0;
            for (const [row, column] of munkres(matrix)) total += matrix[row]![column]!;
            return total;
          };
        },
      },
      {
        role: "peer",
        name: "linear-sum-assignment",
        prepare: ({ linearSumAssignment }: SumAssignment) => {
          const costs = randomCosts();
          const matrix: number[][] = [];
          for (let at = 0; at < costs.length; at += SIZE) {
            matrix.push(Array.from(costs.subarray(at, at + SIZE)));
          }
          return () => {
            const { rowAssignments } = linearSumAssignment(matrix, { maximaze: false });
            let total = 0;
            for (let row = 0; row < SIZE; row++) total += matrix[row]![rowAssignments[row]!]!;
            return total;
          };
        },
      },
      { role: "cpp", name: "C++ Hungarian algorithm", source: "flow/assignment.cpp" },
    ],
  },
];
