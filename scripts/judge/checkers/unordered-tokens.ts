import type { Check } from "../../problem/check-result";
import { quoted } from "./visible";

/** The same words as often each, in any order and on any lines. */
export const unorderedTokens: Check = (_input, expected, actual) => {
  const decoder = new TextDecoder("latin1"); // maps different bytes to different characters
  const words = (bytes: Uint8Array) => decoder.decode(bytes).match(/[^\t-\r ]+/g) ?? [];
  const missing = new Map<string, number>();
  for (const word of words(expected)) missing.set(word, (missing.get(word) ?? 0) + 1);
  for (const word of words(actual)) {
    const count = missing.get(word) ?? 0;
    if (count === 0) return { verdict: "WA", message: `${quoted(word)} is not expected (again)` };
    if (count === 1) missing.delete(word);
    else missing.set(word, count - 1);
  }
  const [first] = missing.keys();
  if (first === undefined) return { verdict: "AC" };
  const count = [...missing.values()].reduce((sum, copies) => sum + copies, 0);
  return { verdict: "WA", message: `${count} words are missing, one is ${quoted(first)}` };
};
