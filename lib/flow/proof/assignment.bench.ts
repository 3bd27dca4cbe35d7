import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
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

export const benches: readonly Bench[] = [
  functionBench({ work: "assignment: 500 × 500 random costs up to 10^9", seed: SEED }, [
    ours("assignment", () => {
      const costs = randomCosts();
      return () => {
        const columnOf = assignment(costs, SIZE);
        let total = 0;
        for (let row = 0; row < SIZE; row++) total += costs[row * SIZE + columnOf[row]!]!;
        return total;
      };
    }),
    peer("munkres", ({ munkres }: { munkres: Munkres }) => {
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
    }),
  ]),
];
