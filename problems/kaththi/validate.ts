import { Scanner } from "../../lib/io/scanner";
import { bounds } from "./problem";

const { maxMaps, minSide, maxSide } = bounds;
const A = 97;
const Z = 122;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  let maps = scanner.intIn(1, maxMaps, "t");
  scanner.endLine();
  for (; maps > 0; maps--) {
    const rows = scanner.intIn(minSide, maxSide, "R");
    const columns = scanner.intIn(minSide, maxSide, "C");
    scanner.endLine();
    const letters = scanner.grid(rows, columns);
    scanner.endLine();
    if (letters.some((letter) => letter < A || letter > Z)) scanner.fail("letters a to z above");
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
