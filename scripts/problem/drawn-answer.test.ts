import { expect, it } from "vitest";
import { isDrawn } from "./drawn-answer";

it.each([
  ["  *\n ***\n", true],
  ["1  2\n", true],
  ["a\n\tb\n", true],
  ["1 2\n3\n", false],
  ["1 \n\n2\r\n", false],
])("%j is drawn: %s", (answer, drawn) => expect(isDrawn(answer)).toBe(drawn));
