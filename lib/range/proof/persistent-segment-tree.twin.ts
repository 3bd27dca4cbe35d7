import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(random: Random, n: number, q: number, maxArrays: number): string {
  const lines = [`${n} ${q}`];
  const value = () => random.int(1, 1e9);
  lines.push(Array.from({ length: n }, value).join(" "));
  for (let query = 0, arrays = 1; query < q; query++) {
    const kind = random.int(1, 3);
    const k = random.int(1, arrays);
    const a = random.int(1, n);
    if (kind === 3 && arrays < maxArrays) {
      lines.push(`3 ${k}`);
      arrays++;
    } else if (kind === 2) lines.push(`2 ${k} ${a} ${random.int(a, n)}`);
    else lines.push(`1 ${k} ${a} ${value()}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "1737",
  generators: {
    sample: () => ({
      input: "5 6\n2 3 1 2 5\n3 1\n2 1 1 5\n2 2 1 5\n1 2 2 5\n2 1 1 5\n2 2 1 5\n",
      output: "13\n13\n13\n15\n",
    }),
    small: (random) => queries(random, random.int(1, 9), 30, 5),
    middle: (random) => queries(random, random.int(60, 300), 200, 50),
    "max-length": (random) => queries(random, 200_000, 100, 20),
    "max-queries": (random) => queries(random, 40, 200_000, 200_000),
  },
  atBounds: {
    "max-both": (random) => queries(random, 200_000, 200_000, 200_000),
  },
  naive: (input) => {
    const [, line, ...rest] = input.trim().split("\n");
    const arrays = [line!.split(" ").map(Number)];
    const output: string[] = [];
    for (const query of rest) {
      const [kind, k, a, b] = query.split(" ").map(Number);
      const values = arrays[k! - 1]!;
      if (kind === 3) arrays.push(values.slice());
      else if (kind === 1) values[a! - 1] = b!;
      else output.push(`${values.slice(a! - 1, b).reduce((sum, value) => sum + value, 0)}\n`);
    }
    return output.join("");
  },
};
