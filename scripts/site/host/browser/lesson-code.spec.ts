import { afterAll, beforeAll, expect, it } from "vitest";
import { EXERCISE_WORDS } from "../../lessons/translations";
import { axeViolations, openSite, type SiteUnderTest } from "./site-under-test";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const isAlive = "document.querySelector('#app').__vue_app__ !== undefined";
const isWide = "document.documentElement.scrollWidth > innerWidth";

it.each([
  ["stone-piles", "one", "value = 0"],
  ["stone-piles", "xor", "for each pile p: sum = sum XOR g[p]"],
  ["chessboard-coins", "win", "if g[q] = g[p] XOR sum: p → q wins"],
  ["sliding-puzzle", "oddWidth", "if columns is odd: solvable = (count is even)"],
  ["sliding-puzzle", "blind", "queue.push(next)"],
  ["sliding-puzzle", "aStar", "open.push(next, d + h(next))  // f = g + h"],
  ["sliding-puzzle", "idaStar", "if f > bound: return f"],
  ["n-queens", "cut", "first = a[0 … cut − 1] + b[cut … n − 1]"],
])("%s lights the code of its step %s", async (name, step, line) => {
  const page = await site.open(`play/${name}.html#lesson=${step}`, { width: 390 });
  await page.waitForFunction(isAlive);
  await page.waitForFunction("document.querySelector('.code-lines .lit') !== null");
  const lit = await page.evaluate<string[]>(
    "[...document.querySelectorAll('.code-lines .lit')].map(({ innerText }) => innerText)",
  );
  expect(lit).toContain(line);
  expect(await page.evaluate<boolean>(isWide)).toBe(false);
  await page.close();
});

it("makes the sheet of a seed for a class, and shows a board alone", async () => {
  site.complaints.length = 0;
  const page = await site.open("pl/play/teacher.html", { width: 390, locale: "pl" });
  await page.waitForFunction(isAlive);
  await page.locator(".class-sheet input").fill("7");
  await page.keyboard.press("Enter");
  await page.waitForFunction("/seed=7#/.test(document.querySelector('.class-sheet a').href)");
  const count = (selector: string) => page.locator(`.class-sheet ${selector}`).count();
  expect([await count("section:not(.answers) ol > li"), await count(".answers li")]).toEqual([
    30, 30,
  ]);
  expect(await page.evaluate<boolean>(isWide)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  const first = await page.locator(".answers li").first().innerText();
  await page.close();
  const lesson = await site.open("pl/play/knight-moves.html?seed=7#exercises", { locale: "pl" });
  await lesson.waitForFunction(isAlive);
  await lesson.locator("[data-exercises] input").first().fill(first.replace(/\D+/g, ""));
  await lesson.locator("[data-exercises] button[type=submit]").click();
  await lesson.waitForFunction("document.querySelector('.said b') !== null");
  expect(await lesson.locator(".said b").first().innerText()).toBe(EXERCISE_WORDS.pl!.right);
  await lesson.close();
  const wall = await site.open("play/knight-moves.html?wall");
  await wall.waitForFunction(isAlive);
  expect(await wall.locator(".board svg:visible").count()).toBeGreaterThan(0);
  expect(await wall.locator(":is(.lesson, .VPNav, .side, [data-exercises]):visible").count()).toBe(
    0,
  );
  await wall.close();
  expect(site.complaints).toEqual([]);
});

it("runs the judged file on the reader's input, says its errors, and stops it", async () => {
  const page = await site.open("play/stone-piles.html");
  await page.waitForFunction(isAlive);
  await page.waitForFunction("document.querySelector('.program textarea').value !== ''");
  const run = async (input: string, done: string) => {
    await page.locator(".program textarea").fill(input);
    await page.locator(".program button").click();
    await page.waitForFunction(done);
  };
  const output = "document.querySelector('.program .answer')?.innerText.trim()";
  await run("2\n3\n5 2 3\n1\n4\n", `${output} === "second\\nfirst"`);
  await run("1\nx", "/expected/.test(document.querySelector('.program .message')?.innerText)");
  const served = "document.querySelector('.program a').getAttribute('href')";
  expect(await page.evaluate<string>(served)).toMatch(/\/programs\/stone-pile-grundy\.js$/);
  await page.evaluate("window.fetch = async () => new Response('for (;;);')");
  await run("", "/stopped after 10/.test(document.querySelector('.program .message')?.innerText)");
  await page.close();
});
