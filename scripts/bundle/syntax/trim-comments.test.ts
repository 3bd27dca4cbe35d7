import { expect, test } from "vitest";
import { libraryCard, shortened, trimmedCard } from "./trim-comments";

const CARD = `/**
 * Thing: what it is. More of it.
 *
 * In      a line
 * Idea    one
 *         and two
 * Time    O(n) to build, and then
 *         O(1)
 * Space   O(1)
 * Errors  RangeError
 *         everywhere
 * Source  folklore, own code
 * Tested  x.test.ts
 *
 * n, m    a legend
 */`;

test("a solution's card keeps its Idea, Time, Space, Source and legend", () => {
  expect(trimmedCard(CARD)).toBe(`/**
 * Thing: what it is. More of it.
 *
 * Idea    one
 *         and two
 * Time    O(n) to build, and then
 *         O(1)
 * Space   O(1)
 * Source  folklore, own code
 *
 * n, m    a legend
 */`);
});

test("a card of the library keeps a sentence and a source that is one", () => {
  expect(libraryCard(CARD)).toBe("/**\n * Thing: what it is.\n */");
  expect(libraryCard(CARD.replace("folklore, own code", "Knuth"))).toContain(" * Source  Knuth");
});

test("a comment of the library keeps its first sentence", () => {
  expect(shortened("/** One. Two. */")).toBe("/** One. */");
  expect(shortened("/** One */")).toBe("/** One */");
  expect(shortened("/**\n * One goes\n * on; two.\n */")).toBe("/**\n * One goes\n * on.\n */");
});
