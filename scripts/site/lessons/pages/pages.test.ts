import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TOOL } from "../../../base/host/roots";
import { startParts } from "../../home-pages";
import { readmeParts } from "../../statement-pages";
import { SERVED, STATEMENT_TEXTS } from "../translations";
import { HOME_COMMANDS } from "./home";
import { STATEMENTS, type StatementPart, type StatementSlug } from "./statements";

const slugs = Object.keys(STATEMENTS) as StatementSlug[];
const read = (path: string) => readFileSync(join(TOOL, path), "utf8");
const PARTS: readonly StatementPart[] = ["task", "input", "output", "constraints", "notes"];

/** What a translation must keep: numbers, and what stands in back-ticks. */
function kept(text: string): string[] {
  const joined = text.replace(/(?<=\d)[,\u00a0\u202f ](?=\d{3}\b)/g, "");
  return (joined.match(/`[^`]+`|\d+/g) ?? []).sort();
}

it("every command of README.md's first block is one that the first pages explain", () => {
  const [, start] = /<!-- start -->\n([\s\S]*?)\n<!-- \/start -->/.exec(read("README.md"))!;
  const lines = startParts(start!).commands.split("\n");
  expect(lines.map((line) => line.split("#")[0]!.trim())).toEqual(HOME_COMMANDS);
});

describe.each(slugs)("the statement of %s", (slug) => {
  const english = readmeParts(read(`problems/${slug}/README.md`));

  it("has as many sentences in its README as its translations must have", () => {
    const counts = PARTS.map((part) => [part, english[part].length]);
    expect(Object.fromEntries(counts)).toEqual(STATEMENTS[slug]);
  });

  it.each(
    SERVED.flatMap((language) => (language === "en" ? [] : [language])),
  )("keeps its numbers and its code in %s", (language) => {
    const texts: Record<StatementPart, readonly string[]> | undefined =
      STATEMENT_TEXTS[language]?.problems[slug];
    for (const part of PARTS) {
      english[part].forEach((text, at) => {
        if (texts) expect(kept(texts[part][at]!), texts[part][at]!).toEqual(kept(text));
      });
    }
  });
});
