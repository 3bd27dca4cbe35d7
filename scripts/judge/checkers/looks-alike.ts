import { LETTERS } from "../../problem/look-alikes";

const SIGNS: readonly [RegExp, string][] = [
  [/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, "-"],
  [/[\u2018\u2019\u201b\u2032\uff07`\u00b4]/g, "'"],
  [/[\u201c-\u201f\u2033\uff02]/g, '"'],
  [/[\u2217\u00d7]/g, "*"],
  [/\u2026/g, "..."],
];

/** Whether two texts that differ look the same, or nearly so: minus signs, full-width digits, other alphabets. */
export function looksAlike(one: string, other: string): boolean {
  return one !== other && skeleton(one) === skeleton(other);
}

function skeleton(text: string): string {
  let plain = text;
  for (const [pattern, sign] of SIGNS) plain = plain.replace(pattern, sign);
  return [...plain.normalize("NFKC")].map((letter) => LETTERS.get(letter) ?? letter).join("");
}
