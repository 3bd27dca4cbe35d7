import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

function queries(random: Random, n: number, q: number, recent: number): string {
  const value = () => random.int(0, Number(P) - 1);
  const lines = [`${n} ${q}`, Array.from({ length: n }, value).join(" ")];
  const arrays = [-1];
  for (let i = 0; i < q; i++) {
    const array = () => arrays[Math.max(0, arrays.length - random.int(1, recent))]!;
    const l = random.int(0, n - 1);
    const range = `${l} ${random.int(l + 1, n)}`;
    const kind = random.int(0, 2);
    if (kind === 0) lines.push(`0 ${array()} ${range} ${value() || 1} ${value()}`);
    else if (kind === 1) lines.push(`1 ${array()} ${array()} ${range}`);
    else lines.push(`2 ${array()} ${range}`);
    if (kind < 2) arrays.push(i);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "persistent_range_affine_range_sum",
  timeLimitMs: 5000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 30, 5),
    middle: (random) => queries(random, random.int(50, 200), 100, 100),
  },
  atBounds: {
    "max-recent": (random) => queries(random, 100_000, 100_000, 3),
    "max-any": (random) => queries(random, 100_000, 100_000, 100_000),
  },
  naive: (input) => {
    const [, line, ...lines] = input.trim().split("\n");
    const arrays = new Map([[-1, line!.split(" ").map(BigInt)]]);
    const output: string[] = [];
    for (const [i, query] of lines.entries()) {
      const [kind, k, ...rest] = query.split(" ").map(Number);
      const array = [...arrays.get(k!)!];
      const source = kind === 1 ? arrays.get(rest.shift()!)! : [];
      const [l, r, b, c] = rest;
      let sum = 0n;
      for (let j = l!; j < r!; j++) {
        if (kind === 0) array[j] = (BigInt(b!) * array[j]! + BigInt(c!)) % P;
        if (kind === 1) array[j] = source[j]!;
        sum += array[j]!;
      }
      if (kind === 2) output.push(`${sum % P}\n`);
      else arrays.set(i, array);
    }
    return output.join("");
  },
};
