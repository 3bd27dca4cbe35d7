import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(random: Random, n: number, q: number, max: number): string {
  const lines = [`${n} ${q}`];
  const salary = () => random.int(1, max);
  lines.push(Array.from({ length: n }, salary).join(" "));
  for (let query = 0; query < q; query++) {
    const [a, b] = [salary(), salary()];
    if (random.int(0, 1) === 0) lines.push(`! ${random.int(1, n)} ${a}`);
    else lines.push(`? ${Math.min(a, b)} ${Math.max(a, b)}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "1144",
  generators: {
    sample: () => ({ input: "5 3\n3 6 4 4 1\n? 1 4\n! 3 5\n? 1 4\n", output: "4\n3\n" }),
    small: (random) => queries(random, random.int(1, 9), 20, random.pick([1, 9, 1e9])),
    middle: (random) => queries(random, random.int(100, 600), 200, random.pick([50, 1e9])),
    "max-employees": (random) => queries(random, 200_000, 200, 1e9),
    "max-queries": (random) => queries(random, 200, 200_000, 1e9),
  },
  atBounds: {
    "max-both": (random) => queries(random, 200_000, 200_000, 1e9),
  },
  naive: (input) => {
    const [, line, ...rest] = input.trim().split("\n");
    const salaries = line!.split(" ").map(Number);
    const output: string[] = [];
    for (const query of rest) {
      const [kind, first, second] = query.split(" ");
      const [a, b] = [Number(first), Number(second)];
      if (kind === "!") salaries[a - 1] = b;
      else {
        let count = 0;
        for (const salary of salaries) if (a <= salary && salary <= b) count++;
        output.push(`${count}\n`);
      }
    }
    return output.join("");
  },
};
