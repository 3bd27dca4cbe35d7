import type { Check } from "../../scripts/problem/check-result";

/** Puts every label where the word says; any sides without an overlap are right. */
export const check: Check = (input, expected, actual) => {
  const [wanted, found] = [text(expected).trim(), text(actual).trim()];
  if (wanted === "impossible" || found === "impossible") {
    if (wanted === found) return { verdict: "AC" };
    return { verdict: "WA", message: `expected ${short(wanted)}, found ${short(found)}` };
  }
  const [n, w, h, ...places] = text(input).split(/\s+/).filter(Boolean).map(Number);
  if (!/^[LR]*$/.test(found) || found.length !== n) {
    return { verdict: "WA", message: `expected ${n} letters L and R, found ${short(found)}` };
  }
  const left = Array.from(found, (side, town) => places[2 * town]! - (side === "L" ? w! : 0));
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
