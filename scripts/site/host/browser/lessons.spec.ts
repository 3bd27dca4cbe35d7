import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderOf, LANGUAGES } from "../../lessons/languages";
import { COURSES } from "../../lessons/translations";
import { axeViolations, openSite, type Page, type SiteUnderTest } from "./site-under-test";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const lessons = Object.entries(COURSES).flatMap(([name, course]) =>
  LANGUAGES.filter((language) => course.texts[language]).map((language) => ({
    ...{ name, language, steps: course.steps.length },
  })),
);
const isAlive = "document.querySelector('#app').__vue_app__ !== undefined";
const lessonText = (page: Page) => page.locator(".lesson-text").innerText();

describe.each(lessons)("the lesson of $name in $language", ({ name, language, steps }) => {
  const path = `${folderOf(language)}play/${name}.html`;

  it.each([
    { width: 1280, dark: false },
    { width: 1280, dark: true },
    { width: 390, dark: false },
    { width: 390, dark: true },
  ])("goes from the first step to the last by keyboard: %o", async ({ width, dark }) => {
    site.complaints.length = 0;
    const page = await site.open(path, { width, dark });
    await page.waitForFunction(isAlive);
    expect(await page.evaluate<string>("document.documentElement.lang")).toBe(language);
    await page.locator(".lesson .main").focus();
    const texts = new Set([await lessonText(page)]);
    for (let step = 1; step < steps; step++) {
      await page.keyboard.press(step % 2 === 0 ? "Enter" : "ArrowRight");
      texts.add(await lessonText(page));
    }
    expect(texts.size).toBe(steps);
    expect(await page.locator(".lesson .main:disabled").count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    const [content, window] = await page.evaluate<number[]>(
      "[document.documentElement.scrollWidth, innerWidth]",
    );
    expect(content).toBeLessThanOrEqual(window!);
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
