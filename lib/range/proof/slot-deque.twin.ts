import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "deque_operate_all_composite",
  timeLimitMs: 5_000,
  small: 30,
  middle: 400,
  shape: (s) => {
    let length = 0;
    const value = (least: number) => BigInt(s.int(least, Number(P) - 1));
    return s.list(s.size(1, 500_000), () => {
      const kind = s.pick(...(length > 0 ? [0, 1, 2, 3, 4] : [0, 1, 4]));
      if (kind < 4) length += kind < 2 ? 1 : -1;
      if (kind < 2) return { kind, map: [value(1), value(0)] as const };
      return { kind, x: kind === 4 ? value(0) : 0n };
    });
  },
  naive: (queries) => {
    const functions: (readonly [bigint, bigint])[] = [];
    return queries.flatMap(({ kind, map, x = 0n }) => {
      if (kind === 4) return functions.reduce((y, [a, b]) => (a * y + b) % P, x);
      if (kind === 0) functions.unshift(map!);
      if (kind === 1) functions.push(map!);
      if (kind === 2) functions.shift();
      if (kind === 3) functions.pop();
      return [];
    });
  },
  atBounds: {
    // Long, then one function goes from one end to the other and back.
    "max-turning": () =>
      `500000\n${"0 5 6\n".repeat(100_000)}${"3\n0 7 8\n2\n4 7\n".repeat(100_000)}`,
    // 1, 2, 3 … functions come in at one end and all go out at the other.
    "max-emptied": () => {
      const lines: string[] = [];
      for (let k = 1; lines.length + 2 * k < 500_000; k++) {
        for (let i = 0; i < k; i++) lines.push(`${k % 2} 3 4`);
        lines.push("4 5");
        for (let i = 0; i < k; i++) lines.push(String(3 - (k % 2)));
      }
      return `${lines.length}\n${lines.join("\n")}\n`;
    },
  },
});
