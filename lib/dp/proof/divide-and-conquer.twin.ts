import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "2087",
  middle: 0,
  shape: (s) => {
    const n = s.size(1, 3000);
    const k = s.size(1, n);
    return { k, children: s.list(n, () => s.int(1, 1e9)) };
  },
  /** The least walk over all sets of k houses. */
  naive: ({ k, children }) => {
    let least = Infinity;
    const choose = (from: number, schools: readonly number[]) => {
      if (schools.length === k) {
        const far = (house: number) =>
          Math.min(...schools.map((school) => Math.abs(school - house)));
        least = Math.min(
          least,
          children.reduce((walk, count, house) => walk + count * far(house), 0),
        );
        return;
      }
      for (let school = from; school < children.length; school++) {
        choose(school + 1, [...schools, school]);
      }
    };
    choose(0, []);
    return least;
  },
});
