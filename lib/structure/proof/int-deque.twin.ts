import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "deque",
  timeLimitMs: 5_000,
  small: 40,
  middle: 600,
  shape: (s) => {
    let length = 0;
    return s.list(s.size(1, 500_000), () => {
      const kind = s.pick(...(length > 0 ? [0, 1, 2, 3, 4] : [0, 1]));
      const x = kind < 2 ? s.int(0, 1e9) : kind === 4 ? s.index(length) : 0;
      if (kind < 4) length += kind < 2 ? 1 : -1;
      return [kind, x] as const;
    });
  },
  naive: (queries) => {
    const numbers: number[] = [];
    return queries.flatMap(([kind, x]) => {
      if (kind === 0) numbers.unshift(x);
      if (kind === 1) numbers.push(x);
      if (kind === 2) numbers.shift();
      if (kind === 3) numbers.pop();
      return kind === 4 ? numbers[x]! : [];
    });
  },
});
