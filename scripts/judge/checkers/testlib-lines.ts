import type { Check } from "../../problem/check-result";
import { exact } from "./exact";
import { isBlank } from "./line-cursor";
import { lines } from "./lines";

const [NEWLINE, RETURN, BLANK] = [10, 13, 32];

/** testlib's lcmp: the same words on each line, however they are spaced; empty lines at the end do not count. */
export const lineWords: Check = (input, expected, actual) =>
  lines(input, squeezed(expected), squeezed(actual));

/** testlib's fcmp: equal lines, with their blanks; CRLF is a line end, and the last line needs none. */
export const fullLines: Check = (input, expected, actual) =>
  exact(input, endedLines(expected), endedLines(actual));

/** One blank between words, none before them. */
function squeezed(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let [length, isPending] = [0, false];
  for (const byte of bytes) {
    const isSpace = byte !== NEWLINE && isBlank(byte);
    const isInside = length > 0 && kept[length - 1] !== NEWLINE;
    if (!isSpace && isPending && isInside) kept[length++] = BLANK;
    if (!isSpace) kept[length++] = byte;
    isPending = isSpace;
  }
  return kept.subarray(0, length);
}

/** Up to the last line that holds a word, each line ended by LF. */
function endedLines(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && isBlank(bytes[end - 1]!)) end--;
  const newline = bytes.indexOf(NEWLINE, end);
  const firstLine = bytes.subarray(0, newline < 0 ? undefined : newline);
  const ended = new Uint8Array(firstLine.length + 1);
  ended.set(firstLine);
  ended[firstLine.length] = NEWLINE;
  if (!firstLine.includes(RETURN)) return ended;
  return ended.filter((byte, at) => byte !== RETURN || ended[at + 1] !== NEWLINE);
}
