import { described, type Source } from "../../../scripts/verify/shape";
import { naiveSums } from "./naive-sums";

/** For products of two polynomials whose coefficients are below a modulus. */
export const convolutionTwin = (problem: string, modulus: bigint, most = 2 ** 19) =>
  described({
    problem,
    timeLimitMs: problem === "convolution_mod" ? 5000 : 10_000,
    rounds: 40,
    middle: 120,
    shape: (s) => {
      const [n, m] = [s.size(1, most), s.size(1, most)];
      const terms = (count: number) => s.list(count, () => s.bigint(0n, modulus - 1n));
      return [terms(n), terms(m)] as const;
    },
    naive: ([a, b]) => [naiveSums(a, b).map((sum) => sum % modulus)],
  });

export const twin = convolutionTwin("convolution_mod", 998_244_353n);

/** For products of two lists of one length, whose terms have places of their own. */
export const sumsTwin = (
  facts: { problem: string; timeLimitMs: number; middle?: number },
  length: (s: Source) => number,
  place: (i: number, j: number, length: number) => number,
) =>
  described({
    ...facts,
    rounds: 40,
    shape: (s) => {
      const n = length(s);
      const terms = () => s.list(n, () => s.int(0, P - 1));
      return [terms(), terms()] as const;
    },
    naive: ([a, b]) => [naiveSums(a, b, place, a.length).map((sum) => sum % BigInt(P))],
  });

const P = 998_244_353;
