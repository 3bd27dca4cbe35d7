import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "1654",
  rounds: 3,
  middle: 200,
  shape: (s) => s.list(s.size(1, 200_000), () => s.int(1, 1e6)),
  naive: (numbers) =>
    numbers.map((x) => {
      const count = (keep: (y: number) => boolean) => numbers.filter(keep).length;
      return [
        count((y) => (x | y) === x),
        count((y) => (x & y) === x),
        count((y) => (x & y) !== 0),
      ];
    }),
});
