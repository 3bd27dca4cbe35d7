import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "enumerate_quotients",
  timeLimitMs: 5000,
  rounds: 40,
  shape: (s) => s.size(1, 1e12, 300),
  naive: (n) => {
    const values = new Set<number>();
    for (let i = n; i >= 1; i--) values.add(Math.floor(n / i));
    return [values.size, [...values]];
  },
});
