// Long: what a reader does in a lesson and its exercises, in one browser.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { look } from "../../../../lib/draw/look";
import { type Maker, questionsOf } from "../../lessons/exercises/exercise";
import { folderOf } from "../../lessons/languages";
import { told } from "../../lessons/lesson";
import { COURSES, EXERCISE_WORDS, SERVED, WORDS } from "../../lessons/translations";
import {
  axeViolations,
  isShort,
  openSite,
  type Page,
  type SiteUnderTest,
  saved,
} from "./site-under-test";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const lessons = Object.entries(COURSES).flatMap(([name, course], at) =>
  SERVED.filter((language) => course.texts[language])
    .filter((language) => !isShort || language === SERVED[at % SERVED.length])
    .map((language) => ({ name, language, steps: course.steps.length })),
);
const isAlive = "document.querySelector('#app').__vue_app__ !== undefined";
/** The other theme at once: on its way a colour has less contrast. */
const otherTheme = `document.head.append(Object.assign(document.createElement('style'),
  { textContent: '* { transition: none !important }' }));
  document.documentElement.classList.toggle('dark')`;
const isWide = "document.documentElement.scrollWidth > innerWidth";
/** How far below its sentence a step's picture begins, in pixels. */
const pictureBelowText = `(() => {
  const shown = document.querySelector(".shown.first") ?? document.querySelector(".board");
  return shown.getBoundingClientRect().top - document.querySelector(".lesson-text").getBoundingClientRect().bottom;
})()`;
const lessonText = (page: Page) => page.locator(".lesson-text").innerText();

describe.each(lessons)("the lesson of $name in $language", ({ name, language, steps }) => {
  const path = `${folderOf(language)}play/${name}.html`;

  it.each([
    { width: 390, dark: true },
    { width: 1280, dark: false },
  ])("goes from the first step to the last by keyboard: %o", async ({ width, dark }) => {
    site.complaints.length = 0;
    const page = await site.open(path, { width, dark, locale: language });
    await page.waitForFunction(isAlive);
    expect(await page.evaluate<string>("document.documentElement.lang")).toBe(language);
    await page.locator(".lesson .main").focus();
    const texts = new Set([await lessonText(page)]);
    const wide: string[] = [];
    const far: string[] = [];
    for (let step = 1; step < steps; step++) {
      await page.keyboard.press(step % 2 === 0 ? "Enter" : "ArrowRight");
      texts.add(await lessonText(page));
      if (await page.evaluate<boolean>(isWide)) wide.push(`step ${step + 1}`);
      if (width === 390 && (await page.evaluate<number>(pictureBelowText)) > 40)
        far.push(`step ${step + 1}`);
    }
    expect(wide).toEqual([]);
    expect(far).toEqual([]);
    // The buttons stay in sight when the board is read.
    await page.evaluate("document.querySelector('.player, .field').scrollIntoView()");
    const [top, bottom] = await page.evaluate<number[]>(
      "(({ top, bottom }) => [top, bottom])(document.querySelector('.lesson-bar').getBoundingClientRect())",
    );
    if (width === 390) expect(top! >= 0 && bottom! <= 300, `${top} ${bottom}`).toBe(true);
    expect(texts.size).toBe(steps);
    expect(await page.locator(".lesson .main:disabled").count()).toBe(1);
    // Once a session, since it takes a second: the wide page when dark, the narrow one when light.
    await page.evaluate(otherTheme);
    expect(await axeViolations(page)).toEqual([]);
    expect(site.complaints).toEqual([]);
    await page.close();
  });
});

const exercises = (part: string) => `[data-exercises] ${part}`;
const saidOf = (page: Page) => page.locator(exercises(".said")).innerText();

describe.each(
  Object.keys(COURSES).map((name, at) => ({ name, language: SERVED[at % SERVED.length]! })),
)("the exercises of $name in $language", ({ name, language }) => {
  it("are those of the address's seed, and are answered by keyboard", async () => {
    const { makers }: { makers: Maker[] } = await import(`../../lessons/exercises/${name}.ts`);
    const own = EXERCISE_WORDS[language]!;
    site.complaints.length = 0;
    const path = `${folderOf(language)}play/${name}.html?seed=7`;
    const page = await site.open(path, { width: 390, dark: true, locale: language });
    await page.waitForFunction(isAlive);
    for (const [at, { answer, ask }] of questionsOf(makers, 7).entries()) {
      const { sentence } = ask({ page: WORDS[language]!, own });
      const asked = await page.locator(exercises(".asked")).innerText();
      expect(asked).toBe(sentence.replaceAll("**", ""));
      if ("right" in answer) {
        await page.locator(exercises(`input[value="${answer.right[0]}"]`)).focus();
        await page.keyboard.press(" ");
      } else {
        const texts = "digits" in answer ? [answer.digits.join(" ")] : Object.values(answer.fields);
        for (const [field, text] of texts.entries())
          await page.locator(exercises(`label:nth-of-type(${field + 1}) input`)).fill(`${text}`);
      }
      await page.keyboard.press("Enter");
      expect(await saidOf(page)).toContain(own.right);
      expect(await page.evaluate<boolean>(isWide), `question ${at + 1}`).toBe(false);
      if (at === 0) expect(await axeViolations(page)).toEqual([]);
      if (at === makers.length - 1) continue;
      await page.locator(exercises(`button:text-is("${own.next}")`)).focus();
      await page.keyboard.press("Enter");
    }
    const count = own.solvedCount(makers.length, makers.length);
    expect(await page.locator(exercises(".label")).first().innerText()).toContain(count);
    expect(site.complaints).toEqual([]);
    await page.close();
  });
});

it("an exercise says what a wrong reply is, gives a hint, then the answer; other questions are named by the address", async () => {
  const own = EXERCISE_WORDS.en;
  const page = await site.open("play/stone-piles.html");
  await page.waitForFunction(isAlive);
  const press = (text: string) => page.locator(exercises(`button:text-is("${text}")`)).click();
  await press(own.check);
  expect(await saidOf(page)).toBe(own.unread);
  await page.locator(exercises("input")).fill("99");
  await press(own.check);
  expect(await saidOf(page)).toBe(own.wrong);
  await press(own.hint);
  expect(await saidOf(page)).toContain(own.mexOfHint);
  await press(own.show);
  expect(await saidOf(page)).toMatch(/The answer is mex = \d\./);
  expect(await page.locator(exercises(".label")).first().innerText()).toContain("0 of 6 solved");
  await press(own.others);
  expect(await page.evaluate<string>("location.search")).toBe("?seed=2");
  const asked = () => page.locator(exercises(".asked")).innerText();
  const before = await asked();
  await page.evaluate("location.reload()");
  await page.waitForFunction(isAlive);
  expect(await asked()).toBe(before);
  await page.close();
});

const words = EXERCISE_WORDS.en.progress;
const rowOf = (page: Page) =>
  page.locator(".progress tr:has(a:text-is('Stone piles'))").innerText();
const done = `Stone piles\t3 / ${COURSES["stone-piles"]!.steps.length}\t1\t1 / 6`;
const goTo = async (page: Page, path: string) => {
  await page.evaluate(`location.href = "${site.address}${path}"`);
  await page.waitForFunction(
    `location.href.includes("${path}") && document.readyState === "complete"`,
  );
  await page.waitForFunction(isAlive);
};
/** Reads three steps, solves an exercise, ticks a problem; then opens the page of all lessons. */
async function learn(page: Page) {
  await page.waitForFunction(isAlive);
  for (const _ of ["zero", "one"]) await page.locator(".lesson .main").click();
  await page.locator(exercises("input")).fill("0");
  await page.keyboard.press("Enter");
  expect(await page.locator(exercises(".label")).first().innerText()).toContain("1 of 6 solved");
  await page.locator('input[aria-label="Solved: Stones"]').click();
}

it("goes on where the reader was; a file takes what was done to another browser, and says what it does not know", async () => {
  site.complaints.length = 0;
  const page = await site.open("play/stone-piles.html", { width: 390 });
  await learn(page);
  await goTo(page, "play/index.html");
  expect(await rowOf(page)).toBe(done);
  expect(await page.evaluate<boolean>(isWide)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  const file = join(mkdtempSync(join(tmpdir(), "progress-")), "progress.json");
  writeFileSync(file, (await saved(page, words.save)).replace("[", '[ "step/chess/1",'));
  await goTo(page, "index.html");
  await page.locator(".progress a").click();
  await page.waitForFunction("/^3 of /.test(document.querySelector('.lesson-text')?.innerText)");
  expect(
    await page.evaluate("document.querySelector('[aria-label=\"Solved: Stones\"]').checked"),
  ).toBe(true);
  await page.close();

  const other = await site.open("play/index.html", { dark: true });
  await other.waitForFunction(isAlive);
  const load = async (path: string, said: string) => {
    await other.locator(".progress input").setInputFiles([path]);
    await other.waitForFunction(
      `document.querySelector(".progress [role=status]").innerText === ${JSON.stringify(said)}`,
    );
  };
  await load(file, `${words.unread} "step/chess/1"`);
  expect(await rowOf(other)).toBe(done);
  writeFileSync(file, "{}");
  await load(file, words.noFile);
  rmSync(dirname(file), { recursive: true });
  expect(site.complaints).toEqual([]);
  await other.close();
});

it("lessons, exercises and ticks work where storage is refused, and the page of all lessons says so", async () => {
  const page = await site.open("play/index.html");
  await page.addInitScript(
    "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })",
  );
  await goTo(page, "play/stone-piles.html");
  await learn(page);
  await goTo(page, "play/index.html");
  expect(await page.locator(".progress").innerText()).toContain(words.refused);
  await page.close();
});

/** What a step must not show, since a later one teaches it: selectors with text. */
const UNTAUGHT: readonly (readonly [page: string, steps: readonly string[], shown: RegExp])[] = [
  ["chessboard-coins", ["question", "moves"], /class="t(\d|-coin)|XOR|wins|loses|worth/],
  [
    "chessboard-coins",
    ["stuck", "one", "lost", "mex", "table", "single", "several"],
    /XOR|wins|loses/,
  ],
  ["stone-piles", ["question", "onePile"], /XOR|period|class="t\d"|winning/i],
  ["stone-piles", ["zero", "one", "two", "three"], /XOR|period|winning/i],
  ["knight-moves", ["question", "moves", "edge", "graph"], /Queue|answer|takes 6|layer/],
  ["sliding-puzzle", ["question"], /\d moves|inversions|Race/i],
  ["sliding-puzzle", ["way", "inversions", "oddWidth", "count"], /Race|No search|open list/i],
  ["n-queens", ["question", "array"], /conflicts|fitness|threshold/],
  ["n-queens", ["population"], /conflicts|fitness (\d|<)|threshold|>2\d</],
];

it.each(UNTAUGHT)("%s keeps what is not taught yet to itself: %o", async (name, steps, shown) => {
  const page = await site.open(`play/${name}.html`);
  await page.waitForFunction(isAlive);
  // The question also where the address names no step.
  for (const step of steps[0] === "question" ? ["", ...steps] : steps) {
    await page.evaluate(`location.hash = "${step && `lesson=${step}`}"`);
    await page.waitForFunction(`location.hash.includes("${step}")`);
    await page.evaluate(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
    );
    // Without the lesson's sentence, labels for screen readers, and what is folded.
    const dom = await page.evaluate<string>(`(() => {
      const play = document.querySelector(".play").cloneNode(true);
      play.querySelectorAll(".lesson, .controls, .examples, [role=group].choice, .hint, .player, .strip").forEach((one) => one.remove());
      return play.innerHTML.replace(/aria-label="[^"]*"|data-[a-z]+="[^"]*"/g, "");
    })()`);
    expect(dom, step).not.toMatch(shown);
  }
  await page.close();
});

it("shows no number to a reader who points at a square too early, and all to one who goes on alone", async () => {
  const page = await site.open("play/chessboard-coins.html#lesson=question");
  await page.waitForFunction(isAlive);
  const numbers =
    "[...document.querySelectorAll('.board text')].filter((one) => /^t\\d/.test(one.getAttribute('class'))).length";
  const box = (await page.locator('[data-cell="20"]').boundingBox())!;
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.waitForFunction("document.querySelector('.board .warm-line') !== null");
  expect(await page.evaluate<number>(numbers)).toBe(0);
  await page.locator('[aria-label="Step forward"]').click();
  await page.waitForFunction(`${numbers} > 60`);
  await page.close();
});

it("keeps its step in the other language, shows no dead button without scripts, is printed whole", async () => {
  const page = await site.open("play/knight-moves.html#lesson=first", { dark: true });
  await page.waitForFunction(isAlive);
  const { name } = WORDS.pl!.site;
  await page.locator(`.VPNavBar .language-switch a:text-is("${name}")`).click();
  await page.waitForFunction("document.documentElement.lang === 'pl'");
  await page.waitForFunction("/^7 z/.test(document.querySelector('.lesson-text')?.innerText)");
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  const last = told(COURSES["knight-moves"]!.texts.pl!.steps.yours!, {} as never);
  const text = await page.evaluate<string>("document.querySelector('.vp-doc').innerText");
  expect(text).toContain(last.slice(0, 40));
  const tools = await page.context().newCDPSession(page);
  await tools.send("Emulation.setEmulatedMedia", { media: "print" });
  expect(await page.locator(":is(.VPNav, .lesson-bar, .exercises):visible").count()).toBe(0);
  const paper = "getComputedStyle(document.documentElement).getPropertyValue('--d-paper')";
  expect(await page.evaluate(paper)).toBe(look.light!.paper);
  await page.close();
  const still = await site.open("play/knight-moves.html", { noScripts: true });
  expect(await still.locator(".play :is(button, select, input):visible").count()).toBe(0);
  expect(await still.locator(exercises(".no-scripts:visible")).count()).toBe(1);
  await still.close();
});

it("a lesson can be left and taken up again, and its link shows the step", async () => {
  const page = await site.open("play/knight-moves.html#lesson=first");
  await page.waitForFunction(isAlive);
  const text = await lessonText(page);
  await page.locator('[aria-label="Step forward"]').click();
  expect(await page.locator(".lesson-left").count()).toBe(1);
  await page.locator(".lesson-left button").click();
  expect(await page.locator(".lesson-left").count()).toBe(0);
  expect(await lessonText(page)).toBe(text);
  await page.close();
});

it("the pseudocode follows the player when the lesson's board is left", async () => {
  const page = await site.open("play/knight-moves.html#lesson=layers");
  await page.waitForFunction(isAlive);
  const lit = () =>
    page.evaluate<string[]>(
      "[...document.querySelectorAll('.code-lines .lit')].map(({ innerText }) => innerText)",
    );
  expect(await lit()).toEqual(["while the queue is not empty:"]);
  await page.locator('[aria-label="First step"]').click();
  expect((await lit())[0]).toBe("distance of every square = unknown");
  await page.locator('[aria-label="Step forward"]').click();
  expect((await lit()).at(-1)).toBe("here turns black: it is done");
  expect(await page.locator(".moves-table tbody tr").count()).toBe(8);
  await page.close();
});

it("every size of the report stands in the table, those of up to twelve cells counted", async () => {
  const page = await site.open("play/sliding-puzzle.html#lesson=count");
  await page.waitForFunction(isAlive);
  const rows = await page.evaluate<string[]>(
    "[...document.querySelectorAll('table.worded tbody tr')].map((row) => [...row.cells].map(({ textContent }) => textContent.replace(/\u200b/g, '')).join('; '))",
  );
  expect(rows).toContain("3 × 4; 239,500,800; counting");
  expect(rows).toContain("2 × 8; 10,461,394,944,000; n!/2");
  expect(rows.at(-1)).toBe("5 × 5; 7,755,605,021,665,492,992,000,000; n!/2");
  await page.close();
});
