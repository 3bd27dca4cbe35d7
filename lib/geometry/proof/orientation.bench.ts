import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { randomColumns } from "../../../scripts/bench/random-points";
import { orientation } from "../orientation";

const N = 1_000_000;

/** How many triples turn left. */
const ofTriples =
  (turnsLeft: (...triple: [...Point, ...Point, ...Point]) => boolean) => (): Run => {
    const [x, y] = randomColumns(2, N) as [Int32Array, Int32Array];
    return () => {
      let count = 0;
      for (let i = 2; i < N; i++) {
        const isLeft = turnsLeft(x[i - 2]!, y[i - 2]!, x[i - 1]!, y[i - 1]!, x[i]!, y[i]!);
        if (isLeft) count++;
      }
      return count;
    };
  };

type Point = [x: number, y: number];

interface Peer {
  orient2d(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "on which side of a line: 10^6 random triples", seed: 1 }, [
    ours(
      "orientation",
      ofTriples((ax, ay, bx, by, cx, cy) => orientation(ax, ay, bx, by, cx, cy) > 0),
    ),
    peer("robust-predicates", ({ orient2d }: Peer) =>
      ofTriples((ax, ay, bx, by, cx, cy) => orient2d(ax, ay, bx, by, cx, cy) < 0)(),
    ),
  ]),
];
