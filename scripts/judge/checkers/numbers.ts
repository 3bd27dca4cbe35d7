import type { Check } from "../../problem/check-result";
import { checkTokens } from "./token-pairs";
import { difference } from "./visible";

export interface Tolerance {
  readonly absolute?: number;
  readonly relative?: number;
  /** Words that are no numbers may differ in capital and small letters. */
  readonly ignoreCase?: boolean;
  /** Two integers may differ too, as most hosts have it. */
  readonly integersToo?: boolean;
}

const INTEGER = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

/**
 * Numbers may differ by the absolute or by the relative tolerance (of the expected value); two
 * integers must be equal, however long they are, but for `integersToo`; nan and infinities must be the same in any spelling;
 * anything else must be the same word.
 */
export function numbersWithin({
  absolute = 0,
  relative = 0,
  ignoreCase,
  integersToo,
}: Tolerance): Check {
  const fault = (want: string, have: string) => {
    const mismatch = () => difference(want, have);
    if (!integersToo && INTEGER.test(want) && INTEGER.test(have)) {
      return canonical(want) === canonical(have) ? undefined : mismatch();
    }
    const special = specialOf(want);
    if (special !== undefined) return special === specialOf(have) ? undefined : mismatch();
    if (!DECIMAL.test(want) || !DECIMAL.test(have)) {
      return ignoreCase && want.toLowerCase() === have.toLowerCase() ? undefined : mismatch();
    }
    const [expectedValue, actualValue] = [Number(want), Number(have)];
    const off = Math.abs(expectedValue - actualValue);
    const allowed = Math.max(absolute, relative * Math.abs(expectedValue));
    if (off <= allowed) return undefined;
    return `${mismatch()}: off by ${off.toExponential(2)}, allowed ${allowed.toExponential(2)}`;
  };
  return (_input, expected, actual) => checkTokens(expected, actual, fault);
}

/** "nan", "inf" or "-inf" of whatever spelling a language prints it in: NaN, -nan(ind), +Infinity, 1.#INF. */
function specialOf(word: string): string | undefined {
  if (/^[+-]?(?:nan(?:\(\w*\))?|1\.#(?:ind|qnan)\d*)$/i.test(word)) return "nan";
  const infinite = /^([+-]?)(?:inf(?:inity)?|∞|1\.#inf\d*)$/i.exec(word);
  return infinite ? `${infinite[1] === "-" ? "-" : ""}inf` : undefined;
}

/** The usual tolerance of statements: 10^-6, absolute or relative. */
export const numbers: Check = numbersWithin({ absolute: 1e-6, relative: 1e-6 });

/** An integer without plus and leading zeros: parsing a very long one as a BigInt takes too long. */
function canonical(integer: string): string {
  const digits = integer.replace(/^[+-]?0*/, "");
  return integer.startsWith("-") && digits !== "" ? `-${digits}` : digits;
}
