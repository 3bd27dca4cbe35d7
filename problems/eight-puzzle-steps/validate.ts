import { Scanner } from "../../lib/io/scanner";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  let digits = "";
  for (let cell = 0; cell < 9; cell++) {
    const digit = scanner.token();
    if (!/^[0-8]$/.test(digit) || digits.includes(digit))
      scanner.fail("each of 0 … 8 once", scanner.at - 1);
    digits += digit;
    if (cell % 3 === 2) scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
  if (inversions(digits) !== inversions("123456780")) scanner.fail("a board that can be solved");
}

/** 0 or 1: the parity of the pairs of tiles in the wrong order, the blank left out. */
function inversions(digits: string): number {
  let pairs = 0;
  for (const [at, a] of [...digits].entries()) {
    for (const b of digits.slice(at + 1)) if (b !== "0" && a > b) pairs++;
  }
  return pairs % 2;
}
