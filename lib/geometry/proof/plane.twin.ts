import { described } from "../../../scripts/verify/shape";

type Point = readonly [number, number, number];

/** The foot of p is a + s (b - a) + t (c - a): [s, t, 1 - s - t] times the same positive number, 0 for no triangle. */
function shares([a, b, c, p]: readonly Point[]): bigint[] {
  const [u, v, w] = [b, c, p].map((q) => q!.map((x, axis) => BigInt(x - a![axis]!)));
  const dot = (e: bigint[], f: bigint[]) => e.reduce((sum, x, axis) => sum + x * f[axis]!, 0n);
  const s = dot(w!, u!) * dot(v!, v!) - dot(w!, v!) * dot(u!, v!);
  const t = dot(w!, v!) * dot(u!, u!) - dot(w!, u!) * dot(u!, v!);
  return [s, t, dot(u!, u!) * dot(v!, v!) - dot(u!, v!) ** 2n - s - t];
}

export const twin = described({
  problem: "1786",
  timeLimitMs: 1_500,
  rounds: 40,
  shape: (s) =>
    s.rows<Point>(
      4,
      -1e6,
      1e6,
      (random) => {
        const most = random.pick([3, 50, 1e6]);
        for (;;) {
          const draw = () => [0, 1, 2].map(() => random.int(-most, most));
          const points = Array.from({ length: 4 }, draw) as never as Point[];
          const all = shares(points);
          if (all.every((share) => share !== 0n) && all[0]! + all[1]! + all[2]! > 0n) return points;
        }
      },
      3,
    ),
  naive: (points) => (shares(points).every((share) => share > 0n) ? "YES" : "NO"),
});
