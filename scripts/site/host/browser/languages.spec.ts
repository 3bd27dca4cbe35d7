import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderOf, type Language } from "../../lessons/languages";
import { COURSES, SERVED, STATEMENT_TEXTS, WORDS } from "../../lessons/translations";
import { PLAYS } from "../../plays";
import { axeViolations, openSite, type Page, type SiteUnderTest } from "./site-under-test";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const isAlive = "document.querySelector('#app').__vue_app__ !== undefined";
const others = SERVED.filter((language) => language !== "en");
const SCREEN = 844; // of a phone, in CSS pixels

async function opened(path: string, options: Parameters<SiteUnderTest["open"]>[1]): Promise<Page> {
  const page = await site.open(path, options);
  await page.waitForFunction(isAlive);
  await page.waitForFunction("document.fonts.status === 'loaded'");
  return page;
}

/** What a page loads, by its address; fonts apart. */
async function loaded(page: Page): Promise<{ fonts: string[]; files: string[] }> {
  const names = await page.evaluate<string[]>(
    "[location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)]",
  );
  const own = [...new Set(names)].filter((name) => name.startsWith(site.address));
  const isFont = (name: string) => name.endsWith(".woff2");
  return { fonts: own.filter(isFont), files: own.filter((name) => !isFont(name)) };
}

const sizeOf = (url: string, isPacked: boolean) => {
  const file = readFileSync(join(site.folder, new URL(url).pathname.slice("/judge/".length)));
  return isPacked ? file.length : gzipSync(file).length;
};
const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** The links that a search shows first. */
async function searched(page: Page, words: string): Promise<string[]> {
  await page.locator(".VPNavBarSearchButton, .DocSearch-Button").first().click();
  await page.locator("#localsearch-input").fill(""); // the box keeps what was looked for before
  await page.waitForFunction("document.querySelectorAll('.results .result').length === 0");
  await page.locator("#localsearch-input").fill(words);
  await page.waitForFunction("document.querySelectorAll('.results .result').length > 0");
  const links = await page.evaluate<string[]>(
    "[...document.querySelectorAll('.results .result')].map((link) => link.getAttribute('href'))",
  );
  await page.keyboard.press("Escape");
  return links.map((link) => link.replace("/judge/", ""));
}

describe.each(SERVED)("the first page in %s", (language) => {
  it.each([
    { width: 1280, dark: true },
    { width: 390, dark: false },
  ])("shows its table within two screens of a phone, without violation: %o", async (options) => {
    site.complaints.length = 0;
    const page = await opened(`${folderOf(language)}index.html`, { ...options, locale: language });
    const [bottom, width] = await page.evaluate<number[]>(
      "[document.querySelector('.vp-doc table').getBoundingClientRect().bottom, document.documentElement.scrollWidth]",
    );
    expect(bottom).toBeLessThan(2 * SCREEN);
    expect(width).toBeLessThanOrEqual(options.width);
    expect(await page.locator(".cards a").count()).toBe(PLAYS.length);
    expect(await axeViolations(page)).toEqual([]);
    expect(site.complaints).toEqual([]);
    await page.close();
  });

  it("loads at most 300 kB, 450 kB with fonts; Bangla's font where the page is in Bangla", async () => {
    const problem = STATEMENT_TEXTS[language as "bn"] ? ["problems/n-queens-genetic.html"] : [];
    for (const path of ["index.html", "play/sliding-puzzle.html", ...problem]) {
      const page = await opened(folderOf(language) + path, { locale: language });
      const { fonts, files } = await loaded(page);
      const [own, font] = [files, fonts].map((urls, at) =>
        total(urls.map((url) => sizeOf(url, at === 1))),
      );
      expect(own, path).toBeLessThan(300_000);
      expect(own! + font!, path).toBeLessThan(450_000);
      expect(
        fonts.some((url) => url.includes("bengali")),
        path,
      ).toBe(language === "bn");
      await page.close();
    }
  });
});

it("the largest pages in English load at most 300 kB", async () => {
  for (const path of ["benchmarks.html", "library/index.html", "problems/index.html"]) {
    const page = await opened(path, {});
    const { files } = await loaded(page);
    expect(total(files.map((url) => sizeOf(url, false))), path).toBeLessThan(300_000);
    await page.close();
  }
});

it("the knight's search on the first page moves, but not where a reader wants less motion", async () => {
  for (const still of [false, true]) {
    const page = await opened("index.html", { still });
    const moving = await page.evaluate<number>(
      "document.querySelector('.opening .drawn').getAnimations({ subtree: true }).length",
    );
    expect(moving > 0).toBe(!still);
    await page.close();
  }
});

it("moves too where a link of the site leads to it", async () => {
  const page = await opened("play/index.html", {});
  await page.locator(".VPNavBarTitle a").click();
  await page.waitForFunction(
    "document.querySelector('.opening .drawn')?.getAnimations({ subtree: true }).length > 0",
  );
  await page.close();
});

describe.each(others)("%s", (language) => {
  const name = WORDS[language]!.site.name;
  const folder = folderOf(language);

  it("is offered once to a browser that prefers it, and can be declined", async () => {
    const page = await opened("play/knight-moves.html", { locale: language });
    expect(await page.evaluate("document.querySelector('.language-offer a').pathname")).toBe(
      `/judge/${folder}play/knight-moves.html`,
    );
    await page.locator(".language-offer button").click();
    expect(await page.locator(".language-offer").count()).toBe(0);
    await page.reload();
    await page.waitForFunction(isAlive);
    expect(await page.locator(".language-offer").count()).toBe(0);
    await page.close();
  });

  it("is one click away in the header, from a page without it too, and English is one click back", async () => {
    const page = await opened("library/index.html", {});
    const link = (text: string) => page.locator(`.VPNavBar .language-switch a:text-is("${text}")`);
    await link(name).click();
    await page.waitForFunction(`document.documentElement.lang === '${language}'`);
    expect(await page.evaluate("location.pathname")).toMatch(new RegExp(`^/judge/${folder}`));
    await link("English").click();
    await page.waitForFunction("document.documentElement.lang.startsWith('en')");
    await page.close();
  });

  it("marks every link to an English page", () => {
    const mark = WORDS[language]!.site.inEnglish;
    const pages = ["index", "play/index", ...Object.keys(COURSES).map((page) => `play/${page}`)];
    for (const path of pages) {
      const text = readFileSync(join(site.folder, `${folder}${path}.html`), "utf8");
      const body = text.slice(text.indexOf('<main class="main"'));
      const links = [...body.matchAll(/<a href="\/judge\/([^"]*)"[^>]*>[\s\S]*?<\/a>([^<]*)/g)];
      for (const [, address, behind] of links) {
        const isPage = !address!.endsWith(".js"); // a program has no language
        if (isPage && !address!.startsWith(folder))
          expect(behind, `${path}: ${address}`).toContain(mark);
      }
    }
  });
});

/** A link that stands first, or among the first five. */
const SEARCHES: readonly { language: Language; words: string; link: RegExp; isFirst?: boolean }[] =
  [
    { language: "en", words: "DSU", link: /^library\/structure\/disjoint-sets/ },
    { language: "en", words: "BIT", link: /^library\/range\/(wide-)?fenwick/ },
    { language: "en", words: "HLD", link: /^library\/tree\/heavy-light/ },
    { language: "en", words: "LIS", link: /^library\/dp\/longest-increasing-subsequence/ },
    { language: "en", words: "CHT", link: /^library\/range\/convex-hull-trick/ },
    ...["grundy", "genetic", "bfs", "a star", "A*", "knight"].map((words) => {
      return { language: "en" as const, words, link: /^play\//, isFirst: true };
    }),
    { language: "pl", words: "Fenwick", link: /^pl\/library/ },
    { language: "bn", words: "DSU", link: /^bn\/library/ },
    { language: "bn", words: "শুরু", link: /^bn\// },
    { language: "pl", words: "piętnastka", link: /^pl\/play\/sliding-puzzle/ },
    { language: "pl", words: "pietnastka", link: /^pl\/play\/sliding-puzzle/ },
  ];

it("search finds contestants' names, Bangla words, and Polish words without their marks", async () => {
  for (const language of SERVED) {
    const page = await opened(`${folderOf(language)}index.html`, { locale: language });
    for (const { words, link, isFirst } of SEARCHES.filter((one) => one.language === language)) {
      const found = await searched(page, words);
      expect(
        found.slice(0, isFirst ? 1 : 5).some((address) => link.test(address)),
        `${words}: ${found}`,
      ).toBe(true);
    }
    await page.close();
  }
});
