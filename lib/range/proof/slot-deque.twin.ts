import { described } from "../../../scripts/verify/shape";
import type { Twin } from "../../../scripts/verify/twin";

const P = 998_244_353n;

interface Query {
  readonly kind: number;
  readonly map?: readonly [bigint, bigint];
  readonly x?: bigint;
}

/** A row of functions: kind k of a query does deeds[k], the kind behind them asks for the composite. */
export function compositeTwin(
  problem: string,
  deeds: readonly ("unshift" | "push" | "shift" | "pop")[],
  atBounds: Twin["atBounds"] = {},
): Twin {
  const isEntry = (kind: number) => /push|unshift/.test(deeds[kind] ?? "");
  return described<Query[]>({
    problem,
    timeLimitMs: 5_000,
    small: 30,
    middle: 400,
    atBounds,
    shape: (s) => {
      let length = 0;
      const value = (least: number) => BigInt(s.int(least, Number(P) - 1));
      return s.list(s.size(1, 500_000), () => {
        const kinds = [0, ...deeds.keys(), deeds.length];
        const kind = s.pick(...kinds.filter((k) => length > 0 || isEntry(k) || k === deeds.length));
        if (kind === deeds.length) return { kind, x: value(0) };
        length += isEntry(kind) ? 1 : -1;
        return isEntry(kind) ? { kind, map: [value(1), value(0)] as const } : { kind };
      });
    },
    naive: (queries) => {
      const functions: (readonly [bigint, bigint])[] = [];
      return queries.flatMap(({ kind, map, x }) => {
        if (x !== undefined) return functions.reduce((y, [a, b]) => (a * y + b) % P, x);
        if (map) functions[deeds[kind] as "push"](map);
        else functions[deeds[kind] as "pop"]();
        return [];
      });
    },
  });
}

export const twin = compositeTwin(
  "deque_operate_all_composite",
  ["unshift", "push", "shift", "pop"],
  {
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
);
