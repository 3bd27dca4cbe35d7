import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "abc123_d",
  timeLimitMs: 2000,
  rounds: 50,
  small: 6,
  middle: 12,
  shape: (s) => {
    const lengths = [s.size(1, 1000), s.size(1, 1000), s.size(1, 1000)];
    const k = s.size(
      1,
      Math.min(
        3000,
        lengths.reduce((a, b) => a * b),
      ),
      9,
    );
    return { k, lists: lengths.map((length) => s.list(length, () => s.int(1, 1e10))) };
  },
  naive: ({ k, lists: [a, b, c] }) => {
    const sums = a!.flatMap((x) => b!.flatMap((y) => c!.map((z) => x + y + z)));
    return sums.sort((p, q) => q - p).slice(0, k);
  },
});
