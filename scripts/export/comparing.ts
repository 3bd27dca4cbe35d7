import type { CheckerChoice } from "../problem/problem";

/** The kinds of host/programs/compare.cpp. */
const KINDS: Readonly<Partial<Record<CheckerChoice & string, string>>> = {
  tokens: "TOKENS",
  lines: "LINES",
  exact: "EXACT",
  numbers: "NUMBERS",
  "unordered-tokens": "UNORDERED",
  "yes-no": "YES_NO",
};

/** The source of compare.cpp that compares as a checker does; undefined where it has no kind for it. */
export function comparing(choice: CheckerChoice, source: string): string | undefined {
  const tolerance = typeof choice === "object" && "numbers" in choice ? choice.numbers : undefined;
  if (tolerance?.ignoreCase || tolerance?.integersToo) return undefined;
  const kind = typeof choice === "string" ? KINDS[choice] : tolerance && "NUMBERS";
  if (kind === undefined) return undefined;
  const { absolute = 0, relative = 0 } = tolerance ?? { absolute: 1e-6, relative: 1e-6 };
  return source
    .replace("KIND = TOKENS", `KIND = ${kind}`)
    .replace("ABSOLUTE = 1e-6, RELATIVE = 1e-6", `ABSOLUTE = ${absolute}, RELATIVE = ${relative}`);
}
