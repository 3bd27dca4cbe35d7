/** The languages of the site; the English pages lie at the root of the address, the others below their code. */
export const LANGUAGES = ["en", "bn", "pl"] as const;

export type Language = (typeof LANGUAGES)[number];

/** "" for English, else "bn/". */
export function folderOf(language: Language): string {
  return language === "en" ? "" : `${language}/`;
}
