import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderOf } from "../../lessons/languages";
import { COURSES, SERVED } from "../../lessons/translations";
import { axeViolations, openSite, type Page, type SiteUnderTest } from "./site-under-test";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const lessons = Object.entries(COURSES).flatMap(([name, course]) =>
  SERVED.filter((language) => course.texts[language]).map((language) => ({
    ...{ name, language, steps: course.steps.length },
  })),
);
const isAlive = "document.querySelector('#app').__vue_app__ !== undefined";
/** The other theme at once: on its way a colour has less contrast. */
const otherTheme = `document.head.append(Object.assign(document.createElement('style'),
  { textContent: '* { transition: none !important }' }));
  document.documentElement.classList.toggle('dark')`;
const isWide = "document.documentElement.scrollWidth > innerWidth";
const lessonText = (page: Page) => page.locator(".lesson-text").innerText();

/** One session of each translated lesson, two of the English one: all of them without JUDGEBENCH_SHORT. */
const isShort = process.env.JUDGEBENCH_SHORT !== undefined;

describe.each(lessons)("the lesson of $name in $language", ({ name, language, steps }) => {
  const path = `${folderOf(language)}play/${name}.html`;

  const looks = [
    { width: 390, dark: true },
    { width: 1280, dark: false },
  ];
  it.each(
    isShort && language !== "en" ? looks.slice(0, 1) : looks,
  )("goes from the first step to the last by keyboard: %o", async ({ width, dark }) => {
    site.complaints.length = 0;
    const page = await site.open(path, { width, dark, locale: language });
    await page.waitForFunction(isAlive);
    expect(await page.evaluate<string>("document.documentElement.lang")).toBe(language);
    await page.locator(".lesson .main").focus();
    const texts = new Set([await lessonText(page)]);
    const wide: string[] = [];
    for (let step = 1; step < steps; step++) {
      await page.keyboard.press(step % 2 === 0 ? "Enter" : "ArrowRight");
      texts.add(await lessonText(page));
      if (await page.evaluate<boolean>(isWide)) wide.push(`step ${step + 1}`);
    }
    expect(wide).toEqual([]);
    expect(texts.size).toBe(steps);
    expect(await page.locator(".lesson .main:disabled").count()).toBe(1);
    // Once a session, since it takes a second: the wide page when dark, the narrow one when light.
    await page.evaluate(otherTheme);
    expect(await axeViolations(page)).toEqual([]);
    expect(site.complaints).toEqual([]);
    await page.close();
  });
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
