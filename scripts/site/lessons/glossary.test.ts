import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./languages";
import { told } from "./lesson";
import { COURSES } from "./translations";

// A glossary has rows of three columns: | term | English | lessons, with commas between |. A dot ends the
// part of a word that its cases share, a slash stands between two such parts: "kolejk·a / kolejc·e".
// Tables of two columns are for the reader alone.

interface Term {
  readonly term: string;
  readonly english: string;
  readonly lessons: readonly string[];
}

function glossary(text: string): Term[] {
  return text.split("\n").flatMap((line) => {
    const cells = line.split("|").slice(1, -1);
    if (cells.length !== 3) return [];
    const [term, english, lessons] = cells.map((cell) => cell.trim());
    const isHead = lessons === "lessons" || /^-+$/.test(lessons!);
    return isHead ? [] : [{ term: term!, english: english!, lessons: lessons!.split(", ") }];
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()[\]\\|]/g, "\\$&");

/** The term in any case, as a word of its own. */
function occurrence(term: string): RegExp {
  const form = (words: string) =>
    words
      .split(" ")
      .map((word) => `${escaped(word.split("·")[0]!)}[\\p{L}\\p{M}]*`)
      .join(" ");
  const forms = term.split(" / ").map(form).join("|");
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms})`, "iu");
}

/** The English term in brackets, where the text says it next. */
function bracket(english: string): RegExp {
  return new RegExp(`^ \\(${escaped(english)}`, "i");
}

/** What a reader reads from top to bottom, without headings and marks. */
function running(course: (typeof COURSES)[string], language: (typeof LANGUAGES)[number]): string {
  const lesson = course.texts[language]!;
  const facts = course.facts();
  const steps = course.steps.map((step) => told(lesson.steps[step]!, facts));
  return [lesson.lead, ...steps].join("\n").replace(/\*\*|`/g, "");
}

const languages = LANGUAGES.flatMap((language) => {
  const path = join(__dirname, `glossary.${language}.md`);
  if (!existsSync(path)) return [];
  const texts = new Map(
    Object.entries(COURSES).flatMap(([page, course]) =>
      course.texts[language] ? [[page, running(course, language)] as const] : [],
    ),
  );
  return [{ language, terms: glossary(readFileSync(path, "utf8")), texts }];
});

it("every language but English has a glossary", () => {
  expect(languages.map(({ language }) => language)).toEqual(["bn", "pl"]);
});

describe.each(languages)("the glossary of $language", ({ terms, texts }) => {
  it("has its terms once each, and names lessons that there are", () => {
    expect(terms.length).toBeGreaterThan(20);
    expect(Object.keys(COURSES)).toEqual(
      expect.arrayContaining(terms.flatMap(({ lessons }) => lessons)),
    );
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
  });

  it.each(terms)("$term ($english) is used where it says, and nowhere else", (entry) => {
    const used = [...texts].filter(([, text]) => occurrence(entry.term).test(text));
    const said = entry.lessons.filter((page) => texts.has(page));
    expect(used.map(([page]) => page).sort()).toEqual([...said].sort());
  });

  it.each(terms)("$term ($english) has its English name at its first use", (entry) => {
    for (const [page, text] of texts) {
      const match = occurrence(entry.term).exec(text);
      if (!match) continue;
      const after = text.slice(match.index + match[0].length);
      expect(after.slice(0, 60), `${page}: … ${text.slice(match.index, match.index + 80)}`).toMatch(
        bracket(entry.english),
      );
    }
  });
});
