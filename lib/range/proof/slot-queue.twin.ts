import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "queue_operate_all_composite",
  timeLimitMs: 5_000,
  small: 20,
  middle: 400,
  shape: (s) => {
    let length = 0;
    const value = (least: number) => BigInt(s.int(least, Number(P) - 1));
    return s.list(s.size(1, 500_000), () => {
      const kind = s.pick(...(length > 0 ? [0, 0, 1, 2] : [0, 2]));
      if (kind < 2) length += kind === 0 ? 1 : -1;
      if (kind === 0) return { kind, map: [value(1), value(0)] as const };
      return { kind, x: kind === 2 ? value(0) : 0n };
    });
  },
  naive: (queries) => {
    const functions: (readonly [bigint, bigint])[] = [];
    return queries.flatMap(({ kind, map, x = 0n }) => {
      if (kind === 2) return functions.reduce((y, [a, b]) => (a * y + b) % P, x);
      if (map) functions.push(map);
      else functions.shift();
      return [];
    });
  },
});
