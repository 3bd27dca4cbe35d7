import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import type { SparseSeries } from "../sparse-series";

/** Reads N and K, what `head` reads behind them and K terms; writes the N terms that it makes of the series. */
export const ofSparseSeries = (
  Series: typeof SparseSeries,
  head: (scanner: Scanner) => (f: SparseSeries, n: number) => ArrayLike<number>,
) => {
  return (input: Uint8Array): Uint8Array => {
    const scanner = new Scanner(input);
    const n = scanner.intIn(1, 1_000_000, "N");
    const exponents = new Int32Array(scanner.intIn(0, 10, "K"));
    const termsOf = head(scanner);
    const coefficients = new Int32Array(exponents.length);
    for (let i = 0; i < exponents.length; i++) {
      exponents[i] = scanner.intIn(0, n - 1, "an exponent");
      coefficients[i] = scanner.intIn(0, 998244352, "a coefficient");
    }
    const terms = termsOf(new Series(exponents, coefficients), n);
    return writeInts(new Writer(), terms).newline().result();
  };
};
