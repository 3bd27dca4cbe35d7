import type { Check } from "../../problem/check-result";
import { checkTokens } from "./token-pairs";
import { difference } from "./visible";

const TOLERANCES = ["float_absolute_tolerance", "float_relative_tolerance", "float_tolerance"];
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * The default output validator of ICPC problem packages with these flags, as problemtools' source has it:
 * under a tolerance all numbers are compared as doubles, integers too; nan and infinities are words.
 */
export function defaultValidator(flags: readonly string[]): Check {
  let [absolute, relative] = [-1, -1];
  for (let at = 0; at < flags.length; at++) {
    const flag = flags[at]!;
    if (flag === "case_sensitive" || flag === "space_change_sensitive") continue;
    const value = TOLERANCES.includes(flag) ? finite(flags[++at] ?? "") : undefined;
    if (value === undefined) throw new Error(`the default validator knows no argument "${flag}"`);
    if (flag !== "float_relative_tolerance") absolute = value;
    if (flag !== "float_absolute_tolerance") relative = value;
  }
  const isTolerant = absolute >= 0 || relative >= 0;
  const isCaseSensitive = flags.includes("case_sensitive");
  const fault = (want: string, have: string) => {
    const mismatch = () => difference(want, have);
    const wanted = isTolerant ? finite(want) : undefined;
    if (wanted === undefined) {
      return !isCaseSensitive && lower(want) === lower(have) ? undefined : mismatch();
    }
    const off = Math.abs(wanted - (finite(have) ?? Number.NaN));
    const isNear = off <= absolute || off <= relative * Math.abs(wanted);
    return isNear ? undefined : `${mismatch()}: off by ${off.toExponential(2)}`;
  };
  return (_input, expected, actual) => {
    const compared = checkTokens(expected, actual, fault);
    if (compared.verdict !== "AC" || !flags.includes("space_change_sensitive")) return compared;
    const [wanted, printed] = [blanksOf(expected), blanksOf(actual)];
    const at = wanted.findIndex((blanks, index) => blanks !== printed[index]);
    if (at < 0) return compared;
    const where = at === 0 ? "in front" : `behind token ${at}`;
    const message = `white space ${where}: ${difference(wanted[at]!, printed[at]!)}`;
    return { verdict: "PE", message };
  };
}

/** The white space before, between and after the words. */
function blanksOf(bytes: Uint8Array): string[] {
  return new TextDecoder("latin1").decode(bytes).split(/[^\t-\r ]+/);
}

/** The number that a word is, decimal or hexadecimal; undefined for nan, infinities and words. */
function finite(word: string): number | undefined {
  const [, sign, whole = "", part = "", power = "0"] =
    /^([+-]?)0x([\da-f]*)\.?([\da-f]*)(?:p([+-]?\d+))?$/i.exec(word) ?? [];
  const value = DECIMAL.test(word)
    ? Number(word)
    : whole + part === ""
      ? Number.NaN
      : Number.parseInt(whole + part, 16) *
        2 ** (Number(power) - 4 * part.length) *
        (sign === "-" ? -1 : 1);
  return Number.isFinite(value) ? value : undefined;
}

/** As the C locale has it: letters of ASCII alone. */
function lower(word: string): string {
  return word.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
