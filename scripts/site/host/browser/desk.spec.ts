// Long: one session of a contest, button by button and key by key.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  DeskWorkspace,
  type Started,
  solvesTwoNumbers,
  twoNumbers,
} from "../../../testing/desk-workspace";
import { axeViolations, launch, type Page } from "./site-under-test";

type Browser = Awaited<ReturnType<typeof launch>>;

let workspace: DeskWorkspace;
let browser: Browser;
let started: Started;
let address: string;
let page: Page;
const complaints: string[] = [];
const strangers: string[] = [];

const HOSTILE = "<img src=x onerror=alert(1)>\\u001b[31mred\\u0000\\u202eevil";

beforeAll(async () => {
  workspace = new DeskWorkspace();
  workspace.install();
  workspace.task("a", twoNumbers("a - b"), [
    ["1 2\n", "3\n"],
    ["5 0\n", "5\n"],
    ["7 0\n", "7\n"],
  ]);
  workspace.task("b", twoNumbers(`"${HOSTILE}"`), [["1 2\n", "3\n"]]);
  const many = Array.from({ length: 2000 }, (_, at) => [`${at} 1\n`, `${at + 1}\n`] as const);
  workspace.task("c", twoNumbers("a + b"), many);
  workspace.task("d", twoNumbers('"0123456789abcde\\\\n".repeat(3_300_000)'), [["1 2\n", "3\n"]]);
  workspace.task("e", solvesTwoNumbers("a > 9 ? 0 : a + b"), [["1 2\n", "3\n"]]);
  workspace.write(".contest/e-sum/brute.ts", solvesTwoNumbers("a + b"));
  workspace.write(".contest/e-sum/generate.ts", GENERATE);
  workspace.write(".contest/e-sum/view.ts", VIEW);
  ({ started, address } = await workspace.desk("--port", "0"));
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await workspace?.remove();
});
beforeEach(() => {
  complaints.length = 0;
});

const GENERATE = `import fc from "fast-check";
const number = fc.integer({ min: 0, max: 50 });
export const small = fc.tuple(number, number).map(([a, b]) => a + " " + b + "\\n");
export const generators = {};
`;

const VIEW = `const at = () => ({
  box: [0, 0, 10, 10],
  label: "a tile",
  parts: ['<rect class="cell" style="transform:translate(4px,2px)" width="3" height="3"/>'],
});
export const view = { scenes: (input: string) => [input], frames: () => ({ count: 1, at }) };
`;

interface Look {
  readonly width?: number;
  readonly dark?: boolean;
  readonly bypassCSP?: boolean;
  /** A script that runs before the page's own. */
  readonly before?: string;
}

async function open(look: Look = {}): Promise<Page> {
  const { width = 1200, dark = false, bypassCSP = false, before } = look;
  const viewport = { width, height: 900 };
  const colorScheme = dark ? "dark" : "light";
  const context = await browser.newContext({ viewport, colorScheme, bypassCSP });
  if (before !== undefined) await context.addInitScript(before);
  const opened: Page = await context.newPage();
  opened.on("console", (message: { type(): string; text(): string }) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  opened.on("pageerror", (error: Error) => complaints.push(error.message));
  opened.on("request", (request: { url(): string }) => {
    if (!/^(http:\/\/127\.0\.0\.1:|data:)/.test(request.url())) strangers.push(request.url());
  });
  await opened.goto(address);
  await seen(opened, "nav li");
  return opened;
}

/** Waits until an expression is true: `waitForFunction` needs eval, which the page forbids. */
async function until(where: Page, expression: string): Promise<void> {
  const code = `(() => { try { return Boolean(${expression}); } catch { return false; } })()`;
  for (let round = 0; round < 1000; round++) {
    if (await where.evaluate<boolean>(code).catch(() => false)) return;
    await new Promise((wake) => setTimeout(wake, 25));
  }
  const said = await where.locator(".said").innerText();
  throw new Error(`never came: ${expression}; the page said: ${said}`);
}
const seen = (where: Page, selector: string, text = "") =>
  until(
    where,
    `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.innerText?.includes(${JSON.stringify(text)}) ?? true)`,
  );
const press = (key: string) => page.keyboard.press(key);
const row = (name: string) => `.row:has(.name:text-is("${name}"))`;
const button = (label: string) => page.locator(`button:has-text("${label}")`).first();
/** A button of the window in front, by its whole text. */
const answer = (label: string) => page.locator(`dialog button:text-is("${label}")`).first();
const verdictIs = (where: Page, name: string, verdict: string) =>
  until(
    where,
    `[...document.querySelectorAll(".row")].some((one) => one.querySelector(".name").innerText === "${name}" && one.querySelector(".verdict").innerText === "${verdict}" && !one.classList.contains("old"))`,
  );
const file = (path: string) => join(workspace.folder, path);
async function task(letter: string): Promise<void> {
  await page.locator(`nav li button:has(b:text-is("${letter}"))`).click();
  await seen(page, ".task-title", `${letter}. Sum`);
}

describe("a session of five tasks", () => {
  it("shows the tasks; r runs all, and two browsers see the same verdicts", async () => {
    page = await open();
    const other = await open({ dark: true });
    expect(await page.locator("nav li").count()).toBe(5);
    await press("r");
    for (const one of [page, other]) {
      await verdictIs(one, "sample-1", "WA");
      await verdictIs(one, "sample-2", "AC");
    }
    await until(page, "document.querySelectorAll('mark.first').length === 2");
    expect(await page.locator(".detail pre").first().innerText()).toContain('expected "3"');
    expect(complaints).toEqual([]);
    await other.close();
  });

  it("j, k, J, K and the arrows go through cases and tasks", async () => {
    const chosen = () => page.locator(".row[aria-selected=true] .name").innerText();
    await press("j");
    expect(await chosen()).toBe("sample-2");
    await press("ArrowDown");
    expect(await chosen()).toBe("sample-3");
    await press("k");
    await press("ArrowUp");
    expect(await chosen()).toBe("sample-1");
    await press("J");
    await seen(page, ".task-title", "B. Sum");
    await press("K");
    await seen(page, ".task-title", "A. Sum");
  });

  it("a saved file is judged without a key; a mistake is shown at its line, w stops it", async () => {
    workspace.write(".contest/a-sum/solution.ts", "const = 1;\n");
    await seen(page, ".broken .place", ".contest/a-sum/solution.ts:1");
    await press("w");
    await until(page, "!document.querySelector('.switch input').checked");
    workspace.write(".contest/a-sum/solution.ts", twoNumbers("a + b"));
    await new Promise((wake) => setTimeout(wake, 400));
    expect(await page.locator(".broken, .row.old").count()).toBeGreaterThan(0);
    await press("r");
    await verdictIs(page, "sample-1", "AC");
    await press("w");
    await seen(page, "nav mark", "not submitted");
  });

  it("a terminal's verdicts are the page's", async () => {
    await task("E");
    const terminal = workspace.start("judge", "e");
    expect(await terminal.code).toBe(0);
    await verdictIs(page, "sample-1", "AC");
  });

  it("cases are added, edited, copied and deleted; a sample of the judge asks first", async () => {
    await task("A");
    await press("a");
    await page.locator("dialog textarea").first().fill("10 20");
    await page.locator("dialog label:nth-of-type(2) textarea").fill("31");
    await answer("Save").click();
    await seen(page, row("hand-1").replace(/:has.*/, " .name"), "hand-1");
    await press("R");
    await verdictIs(page, "hand-1", "WA");
    await press("t");
    await until(page, "document.querySelector('.said').innerText.includes('saved hand-1')");
    expect(readFileSync(file(".contest/a-sum/cases/hand-1.out"), "utf8")).toBe("30\n");
    await verdictIs(page, "hand-1", "AC");
    await press("c");
    await seen(page, "dialog h2", "New case");
    await page.locator("dialog textarea").first().fill("10 21");
    await page.locator("dialog label:nth-of-type(2) textarea").fill("31");
    await answer("Save").click();
    await seen(page, ".row .name", "hand-2");
    await press("d");
    await seen(page, "dialog p", "Delete hand-2?");
    await press("Enter");
    await until(page, "!document.querySelector('dialog')");
    await seen(page, ".row .name", "hand-2");
    await press("d");
    await answer("Yes").click();
    await until(
      page,
      "![...document.querySelectorAll('.row .name')].some((one) => one.innerText === 'hand-2')",
    );
    await page.locator(row("sample-1")).click();
    await press("e");
    await seen(page, "dialog h2", "sample-1");
    writeFileSync(file(".contest/a-sum/cases/sample-1.in"), "3 0\n");
    await page.locator("dialog textarea").first().fill("1 2\n");
    await answer("Save").click();
    await seen(page, "dialog p", "changed by another program");
    await answer("No").click();
    expect(readFileSync(file(".contest/a-sum/cases/sample-1.in"), "utf8")).toBe("3 0\n");
    await answer("Save").click();
    await answer("Yes").click();
    await until(page, "!document.querySelector('dialog')");
    expect(readFileSync(file(".contest/a-sum/cases/sample-1.in"), "utf8")).toBe("1 2\n");
    await verdictIs(page, "sample-1", "AC");
  });

  it("a custom input is only run", async () => {
    await press("i");
    await page.keyboard.type("20 22");
    await press("Control+Enter");
    await seen(page, "[aria-label='Custom input'] pre", "42");
    await press("Escape");
  });

  it("the case is drawn where the task has a view, its styles included", async () => {
    await task("E");
    await seen(page, ".picture rect");
    const place = 'getComputedStyle(document.querySelector(".picture rect")).transform';
    expect(await page.evaluate(place)).toBe("matrix(1, 0, 0, 1, 4, 2)");
    expect(complaints).toEqual([]);
  });

  it("n chooses the runtime of a judge", async () => {
    await press("n");
    expect(await page.evaluate("document.activeElement.id")).toBe("runtime");
    await page.locator("#runtime").selectOption("dmoj");
    await until(page, "document.querySelector('.sum').innerText.startsWith('untried')");
    await page.evaluate("document.activeElement.blur()");
    await press("r");
    await verdictIs(page, "sample-1", "AC");
    await page.locator("#runtime").selectOption("");
    await page.evaluate("document.activeElement.blur()");
  });

  it("a browser without EventSource sees the same, a little later", async () => {
    const old = await open({ before: "delete window.EventSource" });
    await old.locator('nav li button:has(b:text-is("E"))').click();
    await verdictIs(old, "sample-1", "AC");
    expect(complaints).toEqual([]);
    await old.close();
  });

  it("stress finds, shrinks and keeps a failing input, live", async () => {
    await task("E");
    await press("s");
    await seen(page, "[aria-label=Stress] .facts", "smallest");
    expect(await page.locator("[aria-label=Stress] pre").first().innerText()).toMatch(/^10 0$/m);
    await press("p");
    await seen(page, ".row .name", "stress-1");
    await press("o");
    await seen(page, ".said", "no editor");
  });

  it("submit judges, hands the file over and says where it goes", async () => {
    await task("A");
    await press("S");
    await seen(page, "[aria-label=Submit] .facts", "accepted");
    const link = "document.querySelector('[aria-label=Submit] a').href";
    expect(await page.evaluate(link)).toBe("https://codeforces.com/contest/7/problem/A");
    await seen(page, "nav small", "not submitted");
    expect(existsSync(file(".contest/a-sum/submitted.json"))).toBe(true);
  });

  it("beside an editor that shows another program, no task is submitted for it", async () => {
    const show = (other: string) =>
      page.evaluate(
        `dispatchEvent(new CustomEvent("desk-task", { detail: { slug: "", other: "${other}" } }))`,
      );
    await show("abc/c.ts");
    await seen(page, ".other", "abc/c.ts");
    expect(await page.locator('main button:has-text("Send")').count()).toBe(0);
    await press("S");
    await seen(page, ".said", "submit abc/c.ts by the palette");
    await task("B");
    await seen(page, "button", "Send");
    await show("abc/d.ts");
    await show("");
    await seen(page, "button", "Send");
  });

  it("hostile outputs are shown as text", async () => {
    await task("B");
    await press("r");
    await verdictIs(page, "sample-1", "WA");
    await button("Take found").click();
    await answer("No").click();
    const found = page.locator("[aria-label=found]");
    expect(await found.innerText()).toContain("<img src=x");
    expect(await found.innerText()).toContain("␛[31mred␀<U+202E>evil");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be left
    expect(await page.locator("main").innerText()).not.toMatch(/[\0\u001b\u202e]/);
    expect(await page.locator("main img").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("2,000 cases cost as 20, and an output of 50 MB comes in pieces", async () => {
    await task("C");
    expect(await page.locator(".row").count()).toBeLessThan(60);
    await page.evaluate("document.querySelector('.rows').scrollTop = 1e6");
    await seen(page, ".row .name", "sample-2000");
    await task("D");
    await press("r");
    await verdictIs(page, "sample-1", "WA");
    await button("Show more").click();
    await seen(page, "[aria-label=found]", "0123456789abcde");
    const length = "document.querySelector('[aria-label=found]').innerText.length";
    expect(await page.evaluate<number>(length)).toBeLessThan(70_000);
    await page.locator("section:has(> [aria-label=found]) > button").click();
    await until(page, `${length} > 120_000`);
  });

  it("x stops a run", async () => {
    workspace.write(".contest/d-sum/solution.ts", "for (;;) {}\n");
    await seen(page, "button", "Stop");
    await press("x");
    await seen(page, "button", "Run all");
  });

  it("the sizes that the user gave are remembered", async () => {
    await task("C");
    const sizes = `[document.querySelector("nav").offsetWidth, document.querySelector(".rows").offsetHeight]`;
    const [width, height] = await page.evaluate<[number, number]>(sizes);
    const { x, y } = (await page.locator(".splitter").boundingBox())!;
    await page.mouse.move(x + 4, y + 100);
    await page.mouse.down();
    await page.mouse.move(x + 64, y + 100);
    await page.mouse.up();
    await page.locator(".splitter").focus();
    await press("ArrowRight");
    await page.evaluate("document.querySelector('.rows').style.height = '125px'"); // as its corner does
    const wanted = [width + 76, 138]; // four whole rows
    expect(height).not.toBe(138);
    await until(page, `"" + ${sizes} === "${wanted}"`);
    await page.evaluate("new Promise((done) => setTimeout(done, 100))");
    await page.reload();
    await until(page, `"" + ${sizes} === "${wanted}"`);
    expect(await page.locator(".row").count()).toBeLessThan(30);
  });

  it("/ searches, l changes the theme and the page remembers it, ? lists every key", async () => {
    await press("l");
    const theme = "document.documentElement.dataset.theme";
    expect(await page.evaluate(theme)).toBe("dark");
    await page.reload();
    await seen(page, "nav li");
    expect(await page.evaluate(theme)).toBe("dark");
    await press("?");
    expect(await page.locator("dialog kbd").count()).toBeGreaterThan(18);
    await press("Escape");
    await press("/");
    await page.keyboard.type("nothing");
    await seen(page, "dialog p", "Nothing matches");
    await page.locator("dialog input[type=search]").fill("b. su");
    await seen(page, ".matches button", "B. Sum");
    await press("Enter");
    await seen(page, ".task-title", "B. Sum");
    await until(page, "!document.querySelector('dialog')");
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each([
    { width: 1200, dark: false },
    { width: 1200, dark: true },
    { width: 390, dark: false },
    { width: 390, dark: true },
  ])("has no violation and no sideways scrolling: %o", async (look) => {
    page = await open({ ...look, bypassCSP: true });
    expect(await axeViolations(page)).toEqual([]);
    for (const [key, selector] of [
      ["?", "dialog"],
      ["/", "dialog"],
      ["a", "dialog"],
    ] as const) {
      await press(key);
      await seen(page, selector);
      expect(await axeViolations(page)).toEqual([]);
      await press("Escape");
    }
    const sizes = "[document.documentElement.scrollWidth, innerWidth]";
    const [content, window] = await page.evaluate<number[]>(sizes);
    expect(content).toBeLessThanOrEqual(window!);
    await page.close();
  });

  it("a killed server leaves cases whole, and the page says that nobody answers", async () => {
    page = await open();
    started.child.kill("SIGKILL");
    await seen(page, "[role=alert]", "does not answer");
    for (const name of ["sample-1", "hand-1"]) {
      for (const part of ["in", "out"]) {
        expect(readFileSync(file(`.contest/a-sum/cases/${name}.${part}`), "utf8")).toMatch(
          /^\d.*\n$/,
        );
      }
    }
    expect(strangers).toEqual([]);
  });
});
