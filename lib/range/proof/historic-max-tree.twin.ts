import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";

function operations(random: Random, n: number, m: number, bound: number, step: number): string {
  const value = () => random.int(-bound, bound);
  const lines = [`${n} ${m}`, Array.from({ length: n }, value).join(" ")];
  for (let line = 0; line < m; line++) {
    const l = random.int(1, n);
    const kind = random.int(1, 5);
    const operand = kind === 1 ? ` ${random.int(-step, step)}` : kind === 2 ? ` ${value()}` : "";
    lines.push(`${kind} ${l} ${random.int(l, n)}${operand}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "P6242",
  rounds: 60,
  generators: {
    small: (random) => operations(random, random.int(1, 9), 40, random.pick([3, 20]), 5),
    middle: (random) => operations(random, random.int(50, 200), 200, 5e8, random.pick([2000, 1e8])),
    "max-operations": (random) => operations(random, 40, 500_000, 5e8, 2000),
    "max-length": (random) => operations(random, 500_000, 40, 5e8, 2000),
  },
  atBounds: {
    "max-both": (random) => operations(random, 500_000, 500_000, 5e8, 2000),
    "max-narrow": (random) => operations(random, 500_000, 500_000, 2000, 2000),
  },
  naive: (input) => {
    const [, values, ...lines] = rowsOf(input) as [number[], number[], ...number[][]];
    const ever = [...values];
    let output = "";
    for (const [kind, l, r, x] of lines as [number, number, number, number][]) {
      for (let i = l - 1; i < r; i++) {
        if (kind === 1) values[i]! += x;
        if (kind === 2) values[i] = Math.min(values[i]!, x);
        ever[i] = Math.max(ever[i]!, values[i]!);
      }
      const part = (kind === 5 ? ever : values).slice(l - 1, r);
      if (kind === 3) output += `${part.reduce((sum, x) => sum + x)}\n`;
      if (kind > 3) output += `${part.reduce((most, x) => Math.max(most, x))}\n`;
    }
    return output;
  },
};
