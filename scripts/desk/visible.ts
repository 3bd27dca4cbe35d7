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
    return code === 127 ? "␡" : `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
  });
}
