import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function input(random: Random, n: number, q: number, most: number): string {
  const lines = Array.from({ length: q }, () => {
    const [a, b] = [random.int(0, n - 1), random.int(0, n - 1)];
    const range = `${Math.min(a, b)} ${Math.max(a, b)}`;
    return random.int(0, 1) === 0 ? `0 ${range} ${random.int(0, most)}` : `1 ${range}`;
  });
  return `${n} ${q}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "DSL_2_F",
  timeLimitMs: 3_000,
  rounds: 60,
  generators: {
    one: (random) => input(random, 1, 8, 2 ** 31 - 2),
    small: (random) => input(random, random.int(1, 9), random.int(1, 30), 5),
    wide: (random) => input(random, random.int(30, 70), 60, 2 ** 31 - 2),
  },
  atBounds: {
    random: (random) => input(random, 100_000, 100_000, 2 ** 31 - 2),
  },
  naive: (text) => {
    const [first, ...queries] = text.trim().split("\n");
    const values = Array<number>(Number(first!.split(" ")[0])).fill(2147483647);
    let answers = "";
    for (const query of queries) {
      const [kind, s, t, x] = query.split(" ").map(Number) as [number, number, number, number];
      if (kind === 0) values.fill(x, s, t + 1);
      else answers += `${Math.min(...values.slice(s, t + 1))}\n`;
    }
    return answers;
  },
};
