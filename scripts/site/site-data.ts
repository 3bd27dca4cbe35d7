import type { Catalogue } from "./catalogue";
import { folderOf, type Language } from "./lessons/languages";
import { SERVED, WORDS } from "./lessons/translations";
import type { SiteWords } from "./lessons/words";
import { type Item, sidebar } from "./sidebar";

/** What the generator and the theme must know about the languages and the pages in them. */
export interface SiteData {
  readonly languages: readonly SiteLanguage[];
  /** The settings of VitePress's theme by locale; English is "root". */
  readonly locales: Readonly<Record<string, Locale>>;
  /** The words of the search box by locale. */
  readonly search: Readonly<Record<string, object>>;
}

export interface SiteLanguage {
  readonly code: Language;
  /** "" or "bn/" */
  readonly folder: string;
  readonly name: string;
  readonly offer: string;
  readonly accept: string;
  readonly decline: string;
  readonly languages: string;
  /** Its pages, as they are named below its folder: "", "play/", "play/knight-moves.html". None for English, which has all. */
  readonly pages: readonly string[];
}

interface Locale {
  readonly lang: string;
  readonly label: string;
  readonly description: string;
  readonly themeConfig: object;
}

/** `paths` are all pages of the site, as pages() names them. */
export function siteData(catalogue: Catalogue, paths: readonly string[]): SiteData {
  const registered = SERVED.map((code) => ({ code, words: WORDS[code]!.site }));
  const languages = registered.map(({ code, words }) => {
    const { name, offer, accept, decline } = words;
    const folder = folderOf(code);
    const pages = code === "en" ? [] : paths.filter((path) => path.startsWith(folder));
    const texts = { name, offer, accept, decline, languages: words.languages };
    return {
      code,
      folder,
      ...texts,
      pages: pages.map((path) => address(path.slice(folder.length))),
    };
  });
  const locales = registered.map(({ code, words }) => [
    code === "en" ? "root" : code,
    {
      lang: code,
      label: "", // the theme's own switch stays hidden: it would lead to pages that are not there
      description: words.description,
      themeConfig: themeConfig(code, words, code === "en" ? sidebar(catalogue) : {}),
    },
  ]);
  const search = registered.map(({ code, words }) => [
    code === "en" ? "root" : code,
    searchWords(words),
  ]);
  return { languages, locales: Object.fromEntries(locales), search: Object.fromEntries(search) };
}

function address(path: string): string {
  return path.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, ".html");
}

function themeConfig(code: Language, words: SiteWords, bars: Record<string, Item[]>): object {
  const home = `/${folderOf(code)}`;
  const english = (text: string) => (words.inEnglish ? `${text} ${words.inEnglish}` : text);
  return {
    nav: [
      { text: words.play, link: `${home}play/` },
      { text: english(words.problems), link: "/problems/" },
      { text: english(words.library), link: "/library/" },
      { text: english(words.benchmarks), link: "/benchmarks" },
    ],
    sidebar: bars,
    outline: { level: [2, 3], label: words.onThisPage },
    sidebarMenuLabel: words.menu,
    darkModeSwitchLabel: words.appearance,
    lightModeSwitchTitle: words.toLight,
    darkModeSwitchTitle: words.toDark,
    returnToTopLabel: words.toTop,
    docFooter: { prev: words.previousPage, next: words.nextPage },
    skipToContentLabel: words.skip,
    notFound: {
      title: words.missingTitle,
      quote: words.missingQuote,
      linkText: words.toFirst,
      linkLabel: words.toFirst,
    },
  };
}

function searchWords(words: SiteWords): object {
  return {
    translations: {
      button: { buttonText: words.search, buttonAriaLabel: words.search },
      modal: {
        displayDetails: words.searchDetails,
        resetButtonTitle: words.searchClear,
        backButtonTitle: words.searchClose,
        noResultsText: words.searchNothing,
        footer: {
          selectText: words.searchSelect,
          navigateText: words.searchMove,
          closeText: words.searchClose,
        },
      },
    },
  };
}
