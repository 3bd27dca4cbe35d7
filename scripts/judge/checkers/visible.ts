import { codePoint } from "../../problem/look-alikes";
import { looksAlike } from "./looks-alike";

/**
 * What would act or cannot be seen in a text of a program: control characters but tab and line feed, the
 * directions of text, blanks of no width or of other kinds.
 */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
  /[\0-\x08\x0b-\x1f\x7f-\xa0\xad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/g;

/** The same text with signs in their place: "␛" for an escape, "<U+202E>" for what has no sign. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (sign) => {
    const code = sign.charCodeAt(0);
    if (code < 32) return String.fromCharCode(0x2400 + code);
    return code === 127 ? "␡" : `<${codePoint(sign)}>`;
  });
}

const LONGEST = 40;
/** Of what both have in front of their first difference. */
const BEFORE = 10;
const CHARACTER =
  /[\0-\x7f]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\s\S]/g;
const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
/** Of the decoder called latin1, which is that of Windows: its signs for 80 to 9F, back to the bytes. */
const BYTES = new Map(
  Array.from({ length: 32 }, (_, at) => {
    const byte = 128 + at;
    return [new TextDecoder("latin1").decode(Uint8Array.of(byte)), String.fromCharCode(byte)];
  }),
);

/** Bytes, a character each, in quotes; shortened, invalid UTF-8 as \xFF. */
export function quoted(bytes: string): string {
  return windowOf(bytes, 0);
}

/** The same for whole lines, where blanks count too. */
export function quotedLine(bytes: string | undefined): string {
  return bytes === undefined ? END : windowOf(bytes, 0, "·");
}

/**
 * "expected …, found …" of two texts of bytes: of long ones the part that differs, of those that look alike the
 * code points.
 */
export function difference(want: string, have: string): string {
  return between(want, have, " ");
}

/** The same of two lines, where blanks count too; undefined is the end of the output. */
export function lineDifference(want: string | undefined, have: string | undefined): string {
  if (want !== undefined && have !== undefined) return between(want, have, "·");
  return `expected ${quotedLine(want)}, found ${quotedLine(have)}`;
}

const END = "the end of the output";

function between(want: string, have: string, blank: string): string {
  let at = 0;
  while (at < want.length && at < have.length && want[at] === have[at]) at++;
  const isLong = Math.max(want.length, have.length) > LONGEST && at > LONGEST / 2;
  const from = isLong ? startOf(want, at - BEFORE) : 0;
  const both = `expected ${windowOf(want, from, blank)}, found ${windowOf(have, from, blank)}`;
  const place = isLong
    ? ` (they differ from character ${lengthOf(want.slice(0, startOf(want, at))) + 1} on)`
    : "";
  return both + place + alike(want.slice(startOf(want, at)), have.slice(startOf(have, at)));
}

/** The code points of the first two characters that differ, where nobody sees that they do. */
function alike(want: string, have: string): string {
  const [one, other] = [want, have].map((text) => characters(text.slice(0, 4 * LONGEST)));
  const isAlike =
    looksAlike(one![0] ?? "", other![0] ?? "") || looksAlike(one!.join(""), other!.join(""));
  if (!isAlike) return "";
  const [a, b] = [one, other].map((text) =>
    text!.slice(0, marksOf(text!)).map(codePoint).join(" "),
  );
  return ` (they look alike: ${a} and ${b})`;
}

/** A character and the accents that are set on it. */
function marksOf(text: readonly string[]): number {
  let end = 1;
  while (/^\p{M}$/u.test(text[end] ?? "")) end++;
  return end;
}

function windowOf(bytes: string, from: number, blank = " "): string {
  const cut = characters(bytes.slice(from, from + 4 * (LONGEST + 1)));
  const shown = cut.slice(0, LONGEST).map(sign).join("").replaceAll(" ", blank);
  return `"${from > 0 ? "…" : ""}${shown}${cut.length > LONGEST ? "…" : ""}"`;
}

/** The characters of UTF-8; a byte that belongs to none is \xFF. */
function characters(bytes: string): string[] {
  const latin1 = bytes.replace(/[^\0-\xff]/g, (sign) => BYTES.get(sign) ?? "?");
  return (latin1.match(CHARACTER) ?? []).flatMap((part) => {
    if (part < "\x80") return part;
    try {
      return UTF_8.decode(Uint8Array.from(part, (byte) => byte.charCodeAt(0)));
    } catch {
      const hex = (byte: string) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase()}`;
      return Array.from(part, hex);
    }
  });
}

function sign(character: string): string {
  if (character === "\t") return "→";
  return character === "\n" ? "⏎" : visible(character);
}

/** The beginning of the character that this byte is in. */
function startOf(bytes: string, at: number): number {
  let start = Math.max(0, Math.min(at, bytes.length));
  const isInside = () => {
    const byte = BYTES.get(bytes[start]!) ?? bytes[start]!;
    return byte >= "\x80" && byte <= "\xbf";
  };
  for (let steps = 0; steps < 3 && start > 0 && start < bytes.length && isInside(); steps++)
    start--;
  return start;
}

function lengthOf(bytes: string): number {
  return characters(bytes).length;
}
