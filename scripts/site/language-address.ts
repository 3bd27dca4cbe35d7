import type { SiteLanguage } from "./site-data";

/** The language of a page: "bn/play/index.md" is in Bangla. */
export function languageOf(languages: readonly SiteLanguage[], path: string): SiteLanguage {
  return languages.find(({ folder }) => folder && path.startsWith(folder)) ?? languages[0]!;
}

/** A page's name below its language's folder: "", "play/knight-moves.html". */
function pageName(languages: readonly SiteLanguage[], path: string): string {
  return path
    .slice(languageOf(languages, path).folder.length)
    .replace(/(^|\/)index\.md$/, "$1")
    .replace(/\.md$/, ".html");
}

/** The address of the same page in a language, or of that language's first page. */
export function addressIn(
  languages: readonly SiteLanguage[],
  path: string,
  { code, folder, pages }: SiteLanguage,
): string {
  const name = pageName(languages, path);
  return code === "en" || pages.includes(name) ? folder + name : folder;
}
