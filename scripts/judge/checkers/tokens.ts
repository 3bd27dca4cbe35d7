import type { Check } from "../../problem/check-result";
import { checkTokens } from "./token-pairs";
import { difference } from "./visible";

/** Words between white space must be equal, in order; how they are spread over lines does not count. */
export const tokens: Check = (_input, expected, actual) =>
  checkTokens(expected, actual, (want, have) =>
    want === have ? undefined : difference(want, have),
  );

/** The same, where capital and small letters are equal. */
export const tokensIgnoreCase: Check = (_input, expected, actual) =>
  checkTokens(expected, actual, (want, have) =>
    want.toLowerCase() === have.toLowerCase() ? undefined : difference(want, have),
  );
