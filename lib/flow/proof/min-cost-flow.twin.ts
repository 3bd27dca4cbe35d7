import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function grid(random: Random, n: number, k: number, most: number): string {
  const line = () => Array.from({ length: n }, () => random.int(0, most)).join(" ");
  return `${n} ${k}\n${Array.from({ length: n }, () => `${line()}\n`).join("")}`;
}

export const twin: Twin = {
  problem: "practice2_e",
  rounds: 30,
  generators: {
    small: (random) => {
      const n = random.int(1, 4);
      return grid(random, n, random.int(1, n), random.pick([1, 5, 1e9]));
    },
    "max-half": (random) => grid(random, 50, 25, 1e9),
    "max-equal": (random) => grid(random, 50, 20, 3),
    "max-one": (random) => grid(random, 50, 1, 1e9),
  },
  // Row by row, the best sum for each tuple of counts of the columns.
  naive: (input) => {
    const [n, k, ...values] = input.trim().split(/\s+/).map(Number) as [number, number];
    let best = new Map<string, [number, string]>([["0".repeat(n), [0, ""]]]);
    for (let row = 0; row < n; row++) {
      const next = new Map<string, [number, string]>();
      for (const [counts, [sum, lines]] of best) {
        for (let set = 0; set < 1 << n; set++) {
          const chosen = Array.from({ length: n }, (_, column) => (set >> column) & 1);
          const after = chosen.map((one, column) => one + Number(counts[column]));
          const size = chosen.reduce((a, b) => a + b, 0);
          if (size > k || after.some((count) => count > k)) continue;
          const total = chosen.reduce((a, one, column) => a + one * values[row * n + column]!, sum);
          const key = after.join("");
          if ((next.get(key)?.[0] ?? -1) >= total) continue;
          next.set(key, [total, `${lines}${chosen.map((one) => ".X"[one]).join("")}\n`]);
        }
      }
      best = next;
    }
    const [sum, lines] = [...best.values()].reduce((a, b) => (b[0] > a[0] ? b : a));
    return `${sum}\n${lines}`;
  },
  check: (input, output, expected) => {
    const [n, k, ...values] = input.trim().split(/\s+/).map(Number) as [number, number];
    const [sum, ...lines] = output.trim().split(/\s+/);
    if (lines.length !== n || lines.some((line) => !/^[.X]+$/.test(line) || line.length !== n)) {
      throw new Error(`expected ${n} lines of ${n} squares`);
    }
    let total = 0;
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) if (lines[i]![j] === "X") total += values[i * n + j]!;
      const inRow = [...lines[i]!].filter((square) => square === "X").length;
      const inColumn = lines.filter((line) => line[i] === "X").length;
      if (inRow > k || inColumn > k) throw new Error(`row or column ${i} has more than ${k}`);
    }
    if (total !== Number(sum)) throw new Error(`the squares add up to ${total}, not ${sum}`);
    const best = expected?.trim().split(/\s+/)[0];
    if (best !== undefined && best !== sum) throw new Error(`expected ${best}, found ${sum}`);
  },
};
