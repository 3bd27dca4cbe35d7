import type { Check } from "../../problem/check-result";
import type { CheckerName } from "../../problem/problem";
import { exact } from "./exact";
import { lines } from "./lines";
import { numbers } from "./numbers";
import { fullLines, lineWords } from "./testlib-lines";
import { tokens, tokensIgnoreCase } from "./tokens";
import { unorderedLines } from "./unordered-lines";
import { unorderedTokens } from "./unordered-tokens";
import { yesNo } from "./yes-no";

/** Every checker by the name that problem.ts gives it. */
export const checkers: Readonly<Record<CheckerName, Check>> = {
  exact,
  "full-lines": fullLines,
  "line-words": lineWords,
  lines,
  numbers,
  tokens,
  "tokens-ignore-case": tokensIgnoreCase,
  "unordered-lines": unorderedLines,
  "unordered-tokens": unorderedTokens,
  "yes-no": yesNo,
};

export const CHECKER_NAMES = Object.keys(checkers) as CheckerName[];
