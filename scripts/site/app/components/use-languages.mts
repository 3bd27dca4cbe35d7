import { useData } from "vitepress";
import type { SiteLanguage } from "#site/site-data";

/** The languages of the site; the first one is English, which has every page. */
export function useLanguages(): readonly SiteLanguage[] {
  return useData().theme.value.languages;
}

/** The language of a page: "bn/play/index.md" is in Bangla. */
export function languageOf(languages: readonly SiteLanguage[], path: string): SiteLanguage {
  return languages.find(({ folder }) => folder && path.startsWith(folder)) ?? languages[0]!;
}

/** The address of the same page in a language, or of that language's first page. */
export function addressIn(
  languages: readonly SiteLanguage[],
  path: string,
  { code, folder, pages }: SiteLanguage,
): string {
  const name = path
    .slice(languageOf(languages, path).folder.length)
    .replace(/(^|\/)index\.md$/, "$1")
    .replace(/\.md$/, ".html");
  return code === "en" || pages.includes(name) ? folder + name : folder;
}
