import { described } from "../../../scripts/verify/shape";

const CHARACTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

export const twin = described({
  problem: "ALDS1_14_C",
  shape: (s) => {
    const grid = (times?: number) => {
      const [rows, columns] = [s.size(1, 1000, times), s.size(1, 1000, times)];
      return s.list(rows, () => s.text(columns, columns, CHARACTERS));
    };
    return { large: grid(3), small: grid() };
  },
  naive: ({ large, small }) =>
    large.flatMap((row, i) =>
      Array.from(row, (_, j) => [i, j]).filter(([, j]) =>
        small.every((word, below) => large[i + below]?.startsWith(word, j)),
      ),
    ),
  atBounds: {
    "max-everywhere": () => `1000 1000\n${`${"a".repeat(1000)}\n`.repeat(1000)}1 1\na\n`,
  },
});
