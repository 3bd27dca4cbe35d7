import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import hljs from "highlight.js/lib/core";
import plaintext from "highlight.js/lib/languages/plaintext";
import typescript from "highlight.js/lib/languages/typescript";
import { type DefaultTheme, defineConfigWithTheme, type HeadConfig } from "vitepress";
import { rules, variables } from "../../../../lib/draw/look";
import { piece } from "../../../../lib/draw/piece";
import { addressIn, languageOf } from "../../language-address";
import type { SiteData, SiteLanguage } from "../../site-data";

// scripts/site/host/generator.ts writes the pages, and says where they are.
const {
  SITE_BASE = "/",
  SITE_PAGES = "",
  SITE_OUT = "",
  SITE_CACHE = "",
  SITE_ADDRESS = "",
} = process.env;
const siteFile = join(SITE_PAGES, "site.json");
const site: SiteData = existsSync(siteFile)
  ? JSON.parse(readFileSync(siteFile, "utf8"))
  : { languages: [], locales: {}, search: {} };
const app = join(dirname(fileURLToPath(import.meta.url)), "..");
const repository = join(app, "../../..");

hljs.registerLanguage("ts", typescript);
hljs.registerLanguage("text", plaintext);

/** For 1.3 MB of TypeScript 1.1 s of CPU time; Shiki with VitePress's two themes takes 17.9 s (Node 20). */
function highlight(code: string, language: string): string {
  const highlighted = hljs.getLanguage(language) ? language : "text";
  return `<pre v-pre tabindex="0"><code>${hljs.highlight(code.trimEnd(), { language: highlighted }).value}</code></pre>`;
}

/**
 * A word as the search knows it: pietnastka finds piętnastka. Only Latin letters lose their marks: those
 * of Bangla are vowels. The browser gets the text of this function.
 */
function searched(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/([a-z])[\u0300-\u036f]+/g, "$1")
    .replace(/\u0142/g, "l")
    .normalize("NFC");
}

/** A knight's square: drawn, since no file has to be loaded. */
const ICON = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="8" fill="#0a5f6b"/>' +
    `<g fill="#fcfbf8">${piece("knight", 0, 0).replace(/ class="[^"]*"/g, "")}</g></svg>`,
);

/** What other sites and searches read of a page: its address, its text, and the same page in other languages. */
function addressedHead(path: string, title: string, description: string): HeadConfig[] {
  const here = languageOf(site.languages, path);
  const url = (language: SiteLanguage) =>
    SITE_ADDRESS + SITE_BASE + addressIn(site.languages, path, language);
  const property = (name: string, content: string): HeadConfig => {
    return ["meta", { property: `og:${name}`, content }];
  };
  const name = addressIn(site.languages, path, site.languages[0]!);
  const same = site.languages.filter(({ code, pages }) => code === "en" || pages.includes(name));
  return [
    property("title", title),
    property("description", description),
    property("type", "website"),
    property("url", url(here)),
    ["link", { rel: "canonical", href: url(here) }],
    ...same.map((language): HeadConfig => {
      return ["link", { rel: "alternate", hreflang: language.code, href: url(language) }];
    }),
  ];
}

interface Theme extends DefaultTheme.Config {
  languages?: SiteData["languages"];
}

export default defineConfigWithTheme<Theme>({
  title: "judgebench",
  locales: site.locales,
  base: SITE_BASE,
  srcDir: SITE_PAGES,
  outDir: SITE_OUT,
  cacheDir: SITE_CACHE,
  head: [
    ["link", { rel: "icon", type: "image/svg+xml", href: `data:image/svg+xml,${ICON}` }],
    // Buttons and boards need scripts; the lesson's text and its first picture do not.
    [
      "noscript",
      {},
      "<style>.play :is(.lesson-bar,.player,.choice,.files,.controls,.hint,form){display:none}.no-scripts{display:block!important}</style>",
    ],
    // The colours and classes of every picture, on paper the light ones; plots have rules of their own.
    [
      "style",
      {},
      `:root{${variables("light")}}@media screen{.dark{${variables("dark")}}}svg:not([class*="plot-"]){${rules()}}`,
    ],
  ],
  ...(SITE_ADDRESS && { sitemap: { hostname: SITE_ADDRESS + SITE_BASE } }),
  transformHead: ({ pageData, title, description }) =>
    SITE_ADDRESS ? addressedHead(pageData.relativePath, title, description) : [],
  router: { prefetchLinks: false }, // the first page alone stays small
  metaChunk: true, // else every page holds every sidebar
  markdown: { highlight },
  themeConfig: {
    languages: site.languages,
    search: {
      provider: "local",
      options: {
        locales: site.search,
        miniSearch: {
          options: { processTerm: searched },
          // A lesson comes before the modules that it uses.
          searchOptions: {
            boostDocument: (id: string) => (/(^|\/)play\//.test(id) ? 3 : 1),
          },
        },
        // Statements, cards and signatures are searched; whole programs would only repeat them.
        _render(source, env, md) {
          const short = source.replace(/^(`{3,})\w*\n(?:.*\n){3,}?\1$/gm, "");
          const html = md.render(short, env);
          const { search, names }: { search?: boolean; names?: string } = { ...env.frontmatter };
          if (search === false) return "";
          // A module or a lesson is found by what contestants call it, as by its title.
          const anchor = '<a class="header-anchor"';
          return names ? html.replace(anchor, `(${md.utils.escapeHtml(names)}) ${anchor}`) : html;
        },
      },
    },
  },
  vite: {
    resolve: {
      alias: {
        "#facts": join(SITE_PAGES, "facts"),
        "#components": join(app, "components"),
        "#site": join(app, ".."),
        "#lessons": join(app, "../lessons"),
        "#lib": join(repository, "lib"),
        "#problems": join(repository, "problems"),
      },
    },
    server: { fs: { allow: [repository] } },
    worker: { format: "es" },
    build: { chunkSizeWarningLimit: 5000 },
  },
});
