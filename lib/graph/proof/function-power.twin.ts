import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "abc167_d",
  rounds: 40,
  middle: 300,
  first: 1,
  shape: (s) => {
    const n = s.size(2, 200_000);
    const k = s.bigint(1n, 10n ** 18n);
    return { k, next: s.list(n, () => s.index(n)) };
  },
  /** Step by step; where the walk comes back to a town, whole rounds are left out. */
  naive: ({ k, next }) => {
    const met = new Map<number, bigint>();
    let town = 0;
    for (let step = 0n; step < k; step++) {
      const before = met.get(town);
      if (before !== undefined) {
        for (let left = (k - step) % (step - before); left > 0n; left--) town = next[town]!;
        break;
      }
      met.set(town, step);
      town = next[town]!;
    }
    return town + 1;
  },
});
