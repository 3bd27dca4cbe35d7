import type { Check } from "../../scripts/problem/check-result";

/** Places every label on the side that the word gives; any sides without an overlap are right. */
export const check: Check = (input, expected, actual) => {
  const [wanted, answer] = [text(expected).trim(), text(actual).trim()];
  if (wanted === "impossible" || answer === "impossible") {
    if (wanted === answer) return { verdict: "AC" };
    return { verdict: "WA", message: `expected ${short(wanted)}, found ${short(answer)}` };
  }
  const [n, w, h, ...places] = text(input).split(/\s+/).filter(Boolean).map(Number);
  if (!/^[LR]*$/.test(answer) || answer.length !== n) {
    return { verdict: "WA", message: `expected ${n} letters L and R, found ${short(answer)}` };
  }
  const left = Array.from(answer, (side, town) => places[2 * town]! - (side === "L" ? w! : 0));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) {
      const isApart =
        Math.abs(left[i]! - left[j]!) >= w! ||
        Math.abs(places[2 * i + 1]! - places[2 * j + 1]!) >= h!;
      if (!isApart) {
        return { verdict: "WA", message: `the labels of towns ${j + 1} and ${i + 1} overlap` };
      }
    }
  }
  return { verdict: "AC" };
};

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const short = (word: string) => `"${word.length > 20 ? `${word.slice(0, 20)}…` : word}"`;
