import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PLAYS } from "../../plays";
import { axeViolations, isShort, openSite, type SiteUnderTest } from "./site-under-test";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const PATHS = [
  ...PLAYS.map(({ page }) => `play/${page}.html`),
  ...["index.html", "problems/index.html", "problems/knight-moves.html", "library/index.html"],
  ...["library/game/grundy.html", "benchmarks.html", "play/index.html"],
];

/** Every file of the built site. */
function built(ending: string): string[] {
  const names = readdirSync(site.folder, { recursive: true }) as string[];
  return names.filter((name) => name.endsWith(ending)).sort();
}

it("every internal link of every page leads to a file", () => {
  const pages = built(".html");
  expect(pages.length).toBeGreaterThan(150);
  const dead: string[] = [];
  for (const page of pages) {
    const text = readFileSync(join(site.folder, page), "utf8");
    for (const [, link] of text.matchAll(/<a\b[^>]* href="([^"]*)"/g)) {
      if (/^([a-z]+:|#|$)/.test(link!)) continue;
      const path = link!.split(/[#?]/)[0]!;
      const file = path.startsWith("/judge/")
        ? join(site.folder, path.slice("/judge/".length))
        : resolve(site.folder, dirname(page), path);
      const isThere = [file, `${file}.html`, join(file, "index.html")].some((name) =>
        statSync(name, { throwIfNoEntry: false })?.isFile(),
      );
      if (!isThere || path.startsWith("//")) dead.push(`${page}: ${link}`);
    }
  }
  expect([...new Set(dead)]).toEqual([]);
});

it("the figures of a bench are drawn on the module's page and among the benchmarks", () => {
  for (const page of ["library/game/grundy.html", "benchmarks.html"]) {
    const text = readFileSync(join(site.folder, page), "utf8");
    expect(text).toContain("Our time over that of a peer, C++: some work");
    expect(text).toContain("cold 0.25");
  }
});

it("a module without an example in a README shows the program that proves it, to paste anywhere", () => {
  const text = readFileSync(join(site.folder, "library/range/fenwick-tree.html"), "utf8");
  expect(text.indexOf('id="example"')).toBeGreaterThan(0);
  expect(text.indexOf('id="example"')).toBeLessThan(text.indexOf('id="signatures"'));
  expect(text).toContain("judgebench/range/fenwick-tree");
});

describe.each(PATHS)("%s", (path) => {
  it.each(
    [
      { width: 1100, dark: false, axe: true },
      { width: 1100, dark: true, axe: false },
      { width: 390, dark: false, axe: false },
      { width: 390, dark: true, axe: true }, // each width and each theme once: it takes a second
    ].filter(({ axe }) => axe || !isShort),
  )("has no violation, no complaint and no sideways scrolling: %o", async (options) => {
    site.complaints.length = 0;
    const page = await site.open(path, options);
    await page.waitForFunction("document.readyState === 'complete'");
    if (options.axe) expect(await axeViolations(page)).toEqual([]);
    const [content, window] = await page.evaluate<number[]>(
      "[document.documentElement.scrollWidth, innerWidth]",
    );
    expect(content).toBeLessThanOrEqual(window!);
    const isDark = await page.evaluate<boolean>(
      "document.documentElement.classList.contains('dark')",
    );
    expect(isDark).toBe(options.dark);
    expect(site.complaints).toEqual([]);
    await page.close();
  });
});

describe.each(PLAYS)("$page", ({ page: name }) => {
  it("shows its picture and its question without any script", async () => {
    const page = await site.open(`play/${name}.html`, { noScripts: true });
    expect(await page.locator(".drawing").first().boundingBox()).toMatchObject({
      width: expect.any(Number),
    });
    expect(await page.locator(".drawing rect").count()).toBeGreaterThan(5);
    expect((await page.locator(".lesson-text").innerText()).length).toBeGreaterThan(40);
    await page.close();
  });

  it("loads less than 155 kB of scripts, gzipped", async () => {
    const page = await site.open(`play/${name}.html`);
    await page.waitForFunction("document.readyState === 'complete'");
    const scripts = await page.evaluate<string[]>(
      "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /\\.js$/.test(name) && !/SearchIndex/.test(name))",
    );
    const sizes = scripts.map((url) => {
      const file = join(site.folder, new URL(url).pathname.slice("/judge/".length));
      return gzipSync(readFileSync(file)).length;
    });
    expect(scripts.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(155_000);
    await page.close();
  });
});
