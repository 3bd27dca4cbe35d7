import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours } from "../../../scripts/bench/contenders";
import { randomColumns } from "../../../scripts/bench/random-points";
import { inCircle } from "../in-circle";

const N = 1_000_000;

type Test = typeof inCircle;

/** For how many fours of points the determinant is positive. */
const ofFours = (test: Test) => (): Run => {
  const [x, y] = randomColumns(2, N) as [Int32Array, Int32Array];
  return () => {
    let count = 0;
    for (let d = 3; d < N; d++) {
      const [a, b, c] = [d - 3, d - 2, d - 1];
      if (test(x[a]!, y[a]!, x[b]!, y[b]!, x[c]!, y[c]!, x[d]!, y[d]!) > 0) count++;
    }
    return count;
  };
};

export const benches: readonly Bench[] = [
  functionBench({ work: "inside the circle of three points: 10^6 random fours", seed: 1 }, [
    ours("inCircle", ofFours(inCircle)),
    {
      role: "peer",
      name: "robust-predicates",
      // Its sign is the other one: it turns clockwise.
      prepare: ({ incircle }: { incircle: Test }) => ofFours(incircle)(),
    },
  ]),
];
