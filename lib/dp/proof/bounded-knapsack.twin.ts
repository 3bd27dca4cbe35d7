import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function shop(random: Random, n: number, money: number, most: number): string {
  const row = () => Array.from({ length: n }, () => random.int(1, most)).join(" ");
  return `${n} ${money}\n${row()}\n${row()}\n${row()}\n`;
}

export const twin: Twin = {
  problem: "1159",
  generators: {
    small: (random) => shop(random, random.int(1, 6), random.int(1, 30), 6),
    middle: (random) => shop(random, 8, 300, 40),
    /** All cost 1000: the money buys the hundred copies with the most pages. */
    "max-equal": (random) => {
      const row = () => Array.from({ length: 100 }, () => random.int(1, 1000));
      const [pages, copies] = [row(), row().map((count) => 1 + (count % 4))];
      const all = pages.flatMap((count, book) => new Array<number>(copies[book]!).fill(count));
      const best = all.sort((a, b) => b - a).slice(0, 100);
      const prices = new Array(100).fill(1000).join(" ");
      return {
        input: `100 100000\n${prices}\n${pages.join(" ")}\n${copies.join(" ")}\n`,
        output: `${best.reduce((a, b) => a + b, 0)}\n`,
      };
    },
    /** Books of price 1 and 1000 pages, 1000 copies each: they cost less than there is money. */
    "max-copies": () => {
      const row = (value: number) => `${new Array(100).fill(value).join(" ")}\n`;
      return {
        input: `100 100000\n${row(1)}${row(1000)}${row(1000)}`,
        output: `${100_000 * 1000}\n`,
      };
    },
  },
  /** One copy after the other. */
  naive: (input) => {
    const numbers = input.trim().split(/\s+/).map(Number);
    const [n, money] = [numbers[0]!, numbers[1]!];
    const best = new Array<number>(money + 1).fill(0);
    for (let i = 0; i < n; i++) {
      const [price, pages] = [numbers[2 + i]!, numbers[2 + n + i]!];
      const copies = Math.min(numbers[2 + 2 * n + i]!, Math.floor(money / price));
      for (let copy = 0; copy < copies; copy++) {
        for (let c = money; c >= price; c--) best[c] = Math.max(best[c]!, best[c - price]! + pages);
      }
    }
    return `${best[money]}\n`;
  },
};
