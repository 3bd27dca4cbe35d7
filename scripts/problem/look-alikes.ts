/** Blanks of other kinds than ASCII's, as pages and editors write them. */
const BLANKS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** What has no width. Joiners stay between letters that they join: in Persian, in emoji. */
const INVISIBLE =
  /[\u00ad\u200b\u200e\u200f\u2060\ufeff]|(?<![^\0-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])/g;
/** Letters of Cyrillic and Greek, and those of ASCII that they look like. */
export const LETTERS: ReadonlyMap<string, string> = new Map(
  [
    "АAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSаaеeоoрpсcхxуyіiјjѕsԁdһh",
    "ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνvιi",
  ].flatMap((row) => [...row.matchAll(/(.)(.)/gu)].map(([, sign, letter]) => [sign!, letter!])),
);
/** Signs that stand for one of ASCII: dashes, quotes, full-width ones, those of formulas, and those letters. */
const SIGNS = new RegExp(
  `[\\u2010-\\u2015\\u2018-\\u201f\\u2026\\u2032\\u2033\\u2212\\u2217\\u00d7\\uff01-\\uff5e\\u{1d400}-\\u{1d7ff}${[...LETTERS.keys()].join("")}]`,
  "gu",
);

/** "U+00A0", and so on. */
export function codePoint(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}

export interface Cleaned {
  readonly text: string;
  /** What was changed, and what only looks like ASCII, a clause each. */
  readonly notes: readonly string[];
}

/** The notes of several texts, each clause once, with all of its signs. */
export function mergedNotes(notes: Iterable<string>): string[] {
  const signs = new Map<string, string[]>();
  for (const note of notes) {
    const [, clause = note, list = ""] = /^(.*) \((.*)\)$/.exec(note) ?? [];
    signs.set(clause, [...(signs.get(clause) ?? []), ...list.split(", ")]);
  }
  return [...signs].map(([clause, list]) => `${clause} (${[...new Set(list)].join(", ")})`);
}

/**
 * A text from a page as it was meant: blanks of other kinds become blanks, what is invisible goes. Signs that
 * look like ASCII's stay, and are named.
 */
export function cleaned(pageText: string): Cleaned {
  const text = pageText.replace(BLANKS, " ").replace(INVISIBLE, "");
  const named = (pattern: RegExp, from: string) =>
    [...new Set(from.match(pattern) ?? [])].map(codePoint).join(", ");
  const [blanks, gone, signs] = [
    named(BLANKS, pageText),
    named(INVISIBLE, pageText),
    named(SIGNS, signWords(text)),
  ];
  return {
    text,
    notes: [
      ...(blanks ? [`blanks of another kind made plain (${blanks})`] : []),
      ...(gone ? [`invisible signs dropped (${gone})`] : []),
      ...(signs ? [`signs that only look like ASCII kept (${signs})`] : []),
    ],
  };
}

/**
 * The words that such signs must be read in: all of a text that is ASCII but for them; of one in another script,
 * which may well mean them, those that have a letter or digit of ASCII too.
 */
function signWords(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return "";
  if (isPlainButForSigns(text)) return text;
  const mixed = text.split(/\s+/).filter((word) => /[A-Za-z\d]/.test(word));
  return mixed.filter(isPlainButForSigns).join(" ");
}

function isPlainButForSigns(text: string): boolean {
  return !/[^\0-\x7f]/.test(text.replace(SIGNS, ""));
}

/** The same of a file: bytes that are no UTF-8 stay as they are. */
export function cleanedBytes(bytes: Uint8Array): { bytes: Uint8Array; notes: readonly string[] } {
  try {
    const original = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const { text, notes } = cleaned(original);
    return text === original ? { bytes, notes } : { bytes: new TextEncoder().encode(text), notes };
  } catch {
    return { bytes, notes: [] };
  }
}
