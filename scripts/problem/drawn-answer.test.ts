import { expect, it } from "vitest";
import { isDrawn } from "./drawn-answer";

it.each([
  ["a triangle", "  *\n ***\n*****\n"],
  ["one line that is indented", "   *\n"],
  ["a box with a gap inside", "+--+\n|  |\n+--+\n"],
  ["signs that stand apart", "#  #\n"],
  ["a board, and another behind a blank line", "#.#\n..#\n\n###\n...\n"],
  ["slopes", "\\    /\n \\  /\n  \\/\n"],
  ["a diamond of letters", "  A\n B B\nC   C\n B B\n  A\n"],
  ["a tree of folders", "home\n joe\n  notes\n ann\n"],
  ["a program", "begin\n\tx := 1\nend\n"],
  ["a tree with signs", "root\n|-- a\n|   `-- b\n"],
  ["a table with lines", "+---+---+\n|  1|  2|\n+---+---+\n"],
])("%s is drawn", (_, answer) => expect(isDrawn(answer)).toBe(true));

it.each([
  ["numbers", "1 2\n3\n"],
  ["numbers in columns", "  1   2\n 10 200\n"],
  ["Pascal's triangle", "  1\n 1 1\n1 2 1\n"],
  ["numbers, parted by a blank line", "1 \n\n2\r\n"],
  ["real numbers behind a blank", " 0.50\n 1e-9\n"],
  ["a plain word behind a blank", " YES\n NO\n"],
  ["words in columns", "yes  1\nno   2\n"],
  ["cases, parted by a blank line", "Case 1: 3\n\nCase #2: 4\n"],
  ["words of a sentence", "Hello, world!\n\nIt's me.\n"],
  ["right-aligned rows of a table", "  Ann 12\nBob     7\n"],
  ["a board", "#.#\n...\n"],
  ["one sign", "*\n"],
  ["blanks at the ends", "#.#  \n...\t\n\n\n"],
  ["nothing", "\n \n"],
])("%s: not drawn", (_, answer) => expect(isDrawn(answer)).toBe(false));
