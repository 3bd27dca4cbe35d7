import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "DPL_5_I",
  timeLimitMs: 1000,
  rounds: 40,
  middle: 200,
  shape: (s) => [s.size(1, 1000), s.size(1, 1000)] as const,
  /** The last ball lies alone, or with others in one of the boxes. */
  naive: ([n, k]) => {
    let ways = new Array<number>(k + 1).fill(0);
    ways[0] = 1;
    for (let balls = 1; balls <= n; balls++) {
      ways = ways.map((old, j) => (j === 0 ? 0 : (ways[j - 1]! + j * old) % 1_000_000_007));
    }
    return ways[k];
  },
});
