import type { Check } from "../../problem/check-result";
import { checkTokens } from "./token-pairs";
import { difference, quoted } from "./visible";

/** Every word is yes or no, in capital or small letters. */
export const yesNo: Check = (_input, expected, actual) =>
  checkTokens(expected, actual, (want, have) => {
    const answer = have.toLowerCase();
    if (answer !== "yes" && answer !== "no") return `expected yes or no, found ${quoted(have)}`;
    return answer === want.toLowerCase() ? undefined : difference(want, have);
  });
