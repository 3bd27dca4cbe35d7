import { described } from "../../../scripts/verify/shape";

const P = 998_244_353;

export const twin = described({
  problem: "many_factorials",
  timeLimitMs: 10_000,
  middle: 60,
  shape: (s) => s.list(s.size(1, 100_000), () => s.size(0, P - 1, 30)),
  /** Factor after factor. */
  naive: (numbers) => {
    const factorials = [1n];
    for (let i = 1; i <= Math.max(...numbers); i++) {
      factorials.push((factorials[i - 1]! * BigInt(i)) % BigInt(P));
    }
    return numbers.map((n) => factorials[n]);
  },
  generators: {
    "max-near": () => `100000\n${Array.from({ length: 1e5 }, (_, i) => `${9980 * i}\n`).join("")}`,
  },
});
