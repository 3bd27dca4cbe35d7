import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "1159",
  middle: 20,
  shape: (s) => {
    const [n, money] = [s.size(1, 100), s.size(1, 100_000, 5)];
    const row = () => s.list(n, () => s.int(1, 1000));
    return { money, prices: row(), pages: row(), copies: row() };
  },
  /** One copy after the other. */
  naive: ({ money, prices, pages, copies }) => {
    const best = new Array<number>(money + 1).fill(0);
    prices.forEach((price, i) => {
      for (let copy = 0; copy < copies[i]! && copy * price < money; copy++) {
        for (let c = money; c >= price; c--)
          best[c] = Math.max(best[c]!, best[c - price]! + pages[i]!);
      }
    });
    return best[money];
  },
});
