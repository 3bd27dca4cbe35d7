import { described } from "../../../scripts/verify/shape";

const P = 998_244_353;

export const twin = described({
  problem: "polynomial_taylor_shift",
  timeLimitMs: 5_000,
  rounds: 40,
  middle: 100,
  shape: (s) => {
    const [n, c] = [s.size(1, 524_288), BigInt(s.int(0, P - 1))];
    return { c, f: s.list(n, () => BigInt(s.int(0, P - 1))) };
  },
  /** Horner's scheme again and again. */
  naive: ({ c, f }) => {
    for (let low = 0; low < f.length; low++) {
      for (let i = f.length - 2; i >= low; i--) f[i] = (f[i]! + c * f[i + 1]!) % BigInt(P);
    }
    return [f];
  },
});
