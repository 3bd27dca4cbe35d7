import { lines } from "./lines";

/** What an accepted case says whose blanks differ. */
export const BLANKS_DIFFER = 'blanks differ: checker "lines" would tell';

const NO_INPUT = new Uint8Array();

/**
 * Whether two texts of the same words differ in more than blanks at line ends and at the end: in
 * indentation, in lines that are joined or parted, or by an empty line.
 */
export function doBlanksDiffer(expected: Uint8Array, actual: Uint8Array): boolean {
  if (lines(NO_INPUT, expected, actual).verdict === "AC") return false;
  const small = (bytes: Uint8Array) =>
    new TextEncoder().encode(new TextDecoder("latin1").decode(bytes).toLowerCase());
  return lines(NO_INPUT, small(expected), small(actual)).verdict !== "AC"; // capitals do not count
}
