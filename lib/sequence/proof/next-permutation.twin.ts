import { described } from "../../../scripts/verify/shape";

/** The digits of the factorial number system: how many smaller numbers stand behind each. */
function rank(items: readonly number[]): number {
  return items.reduce((sum, item, at) => {
    const smaller = items.slice(at + 1).filter((other) => other < item).length;
    return sum * (items.length - at) + smaller;
  }, 0);
}

export const twin = described({
  problem: "abc150_c",
  first: 1,
  middle: 0,
  shape: (s) => {
    const n = s.size(2, 8);
    return [s.permutation(n), s.permutation(n)] as const;
  },
  generators: {
    "sample-1": () => ({ input: "3\n1 3 2\n3 1 2\n", output: "3\n" }),
    "sample-2": () => ({ input: "8\n7 3 5 4 2 1 6 8\n3 8 2 5 4 6 7 1\n", output: "17517\n" }),
    "sample-3": () => ({ input: "3\n1 2 3\n1 2 3\n", output: "0\n" }),
    "max-ends": () => ({ input: "8\n1 2 3 4 5 6 7 8\n8 7 6 5 4 3 2 1\n", output: "40319\n" }),
  },
  naive: ([p, q]) => Math.abs(rank(p) - rank(q)),
});
