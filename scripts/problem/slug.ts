const MAX_LENGTH = 60;

/** Folder names of problems: words of a-z and 0-9 joined by single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/**
 * The slug of a title: "G. Castle Défense" → "castle-defense", "A/B" → "a-over-b". It is "" if a letter of
 * the title has no Latin form: half a name would be mistaken for another name.
 */
export function slugOf(title: string): string {
  const name = latin(withoutNumber(title.slice(0, 500)));
  return /(?![a-z])\p{L}/u.test(name) ? "" : joined(withOperators(name));
}

/** The slug of the Latin part of a text: "Round #3 数字" → "round-3". */
export function looseSlug(text: string): string {
  return joined(latin(text.slice(0, 500)));
}

/** A title without its number in a contest: "Problem A - Nim", "1098. Nim", "#H1. Nim" → "Nim". */
export function withoutNumber(title: string): string {
  const letter = /[A-Z]\d{0,5}\s*(?:[.:)–—-]\s+|[.:：]\s*(?=[^\p{ASCII}]))/u.source;
  const number = /\d{1,6}\s*(?:[.:)]\s+|[.:：]\s*(?=[^\d\s]))/.source;
  const word = /(?:[Pp]roblem|[Tt]ask)\s+\d{1,3}\s*[.:)–—-]\s+/.source;
  const start = new RegExp(
    `^\\s*(?:(?:[Pp]roblem|[Tt]ask)\\s+)?#?\\s*(?:${letter}|${number})|^\\s*${word}`,
    "u",
  );
  const rest = title.replace(start, "");
  return rest.trim() === "" ? title : rest;
}

/** Letters that Unicode normalisation does not decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: "ae",
  ð: "d",
  ø: "o",
  þ: "th",
  đ: "d",
  ł: "l",
  œ: "oe",
  ß: "ss",
  ı: "i",
};

function latin(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[æðøþđłœßı]/g, (letter) => PLAIN[letter]!);
}

const OPERATORS: Readonly<Record<string, string>> = {
  "-": "minus",
  "/": "over",
  "*": "times",
  "×": "times",
  "^": "to-the",
  "%": "mod",
};

/** "a/b" and "a+b" are two problems; between longer words only "+" is kept. */
function withOperators(name: string): string {
  return name
    .replace(/(?<=[a-z0-9+]\s*)\+/g, " plus ")
    .replace(
      /(?<![a-z0-9])([a-z])\s*([-/*×^%])\s*(?=[a-z](?![a-z0-9]))/g,
      (_, left, operator) => `${left} ${OPERATORS[operator]} `,
    );
}

function joined(text: string): string {
  let slug = "";
  for (const word of text.match(/[a-z0-9]+/g) ?? []) {
    const longer = slug === "" ? word.slice(0, MAX_LENGTH) : `${slug}-${word}`;
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  return slug;
}

/** The title of a page as one line of plain text. */
export function plainTitle(text: string): string {
  const line = text
    .slice(0, 500)
    .replace(/[`{}<>]/g, "")
    .replaceAll("*/", " ")
    .replace(/[\p{C}\p{Z}\s]+/gu, " ")
    .trim();
  return line.slice(0, 100).trim() || "Untitled";
}
