import type { CheckerChoice } from "./problem";

/**
 * How the default output validator of the ICPC problem package compares with these flags; without flags it
 * compares tokens and ignores case.
 */
export function defaultValidator(flags: readonly string[]): CheckerChoice {
  const tolerance = (...names: string[]) => {
    const at = flags.findIndex((flag) => names.includes(flag));
    const value = Number(flags[at + 1]);
    return at >= 0 && Number.isFinite(value) && value >= 0 ? value : undefined;
  };
  const absolute = tolerance("float_absolute_tolerance", "float_tolerance");
  const relative = tolerance("float_relative_tolerance", "float_tolerance");
  if (absolute !== undefined || relative !== undefined) {
    return {
      numbers: {
        ...(absolute !== undefined && { absolute }),
        ...(relative !== undefined && { relative }),
        ...(!flags.includes("case_sensitive") && { ignoreCase: true }),
      },
    };
  }
  if (flags.includes("space_change_sensitive")) return "exact";
  return flags.includes("case_sensitive") ? "tokens" : "tokens-ignore-case";
}
