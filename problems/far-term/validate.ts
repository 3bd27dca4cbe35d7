import { nextBigint, Scanner } from "../../lib/io/scanner";
import { berlekampMassey } from "../../lib/polynomial/berlekamp-massey";
import { bounds } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const d = scanner.intIn(1, bounds.maxOrder, "d");
  scanner.hasNext();
  const start = scanner.at;
  const k = nextBigint(scanner);
  if (k < 0n || k > bounds.maxIndex) scanner.fail(`k in [0, ${bounds.maxIndex}]`, start);
  scanner.endLine();
  scanner.hasNext();
  const numbersAt = scanner.at;
  const numbers = new Int32Array(2 * d);
  for (let i = 0; i < 2 * d; i++) numbers[i] = scanner.intIn(0, bounds.modulus - 1, "a number");
  scanner.endLine();
  if (scanner.hasNext()) scanner.fail("the end of the input");
  const { length } = berlekampMassey(numbers);
  if (length > d)
    scanner.fail(`numbers with a recurrence of length ${d}, not ${length}`, numbersAt);
}
