const MAX_LENGTH = 60;

/** Folder names of problems: words of a-z and 0-9 joined by single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** The slug of a title: "G. Castle Défense" → "castle-defense"; "" when no letter can be kept. */
export function slugOf(title: string): string {
  const name = title.slice(0, 500).replace(/^\s*[A-Z][0-9]?\s*[.:)–-]\s+(?=\S)/, "");
  const words = name
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  let slug = "";
  for (const word of words ?? []) {
    const longer = slug === "" ? word.slice(0, MAX_LENGTH) : `${slug}-${word}`;
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  return slug;
}

/** One line of plain text out of whatever a page calls its problem. */
export function plainTitle(text: string): string {
  const line = text
    .slice(0, 500)
    .replace(/[`{}<>]/g, "")
    .replaceAll("*/", " ")
    .replace(/[\p{C}\p{Z}\s]+/gu, " ")
    .trim();
  return line.slice(0, 100).trim() || "Untitled";
}
