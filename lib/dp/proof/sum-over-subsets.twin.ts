import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const list = (random: Random, n: number, most: number) =>
  `${n}\n${Array.from({ length: n }, () => random.int(1, most)).join(" ")}\n`;

export const twin: Twin = {
  problem: "1654",
  rounds: 3,
  generators: {
    small: (random) => list(random, random.int(1, 9), 9),
    middle: (random) => list(random, 300, random.pick([63, 1e6])),
    "max-equal": () => {
      const n = 200_000;
      return {
        input: `${n}\n${new Array(n).fill(1e6).join(" ")}\n`,
        output: `${n} ${n} ${n}\n`.repeat(n),
      };
    },
    /** Powers of two: a number lies in itself alone. */
    "max-powers": () => {
      const n = 200_000;
      const numbers = Array.from({ length: n }, (_, i) => 2 ** (i % 20 === 19 ? 0 : i % 20));
      const count = (x: number) => numbers.filter((y) => y === x).length;
      const counts = new Map([...new Set(numbers)].map((x) => [x, count(x)]));
      const lines = numbers.map((x) => `${counts.get(x)} ${counts.get(x)} ${counts.get(x)}\n`);
      return { input: `${n}\n${numbers.join(" ")}\n`, output: lines.join("") };
    },
  },
  naive: (input) => {
    const numbers = input.trim().split(/\s+/).slice(1).map(Number);
    const lines = numbers.map((x) => {
      const count = (keep: (y: number) => boolean) => numbers.filter(keep).length;
      const counts = [(y: number) => (x | y) === x, (y: number) => (x & y) === x].map(count);
      return `${counts.join(" ")} ${count((y) => (x & y) !== 0)}\n`;
    });
    return lines.join("");
  },
};
