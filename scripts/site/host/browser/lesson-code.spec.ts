import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type SiteUnderTest } from "./site-under-test";

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
