import type { CheckerChoice } from "./problem";

/**
 * The default output validator of ICPC packages with these flags, as problem.ts has it: the name of a
 * built-in checker where that compares in the same way.
 */
export function defaultValidatorChoice(flags: readonly string[]): CheckerChoice {
  if (flags.length === 0) return "tokens-ignore-case";
  const isPlain = flags.every((flag) => flag === "case_sensitive");
  return isPlain ? "tokens" : { defaultValidator: flags };
}
