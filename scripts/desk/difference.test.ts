import { expect, it } from "vitest";
import { difference } from "./difference";

/** The lines with their marks: [differs], {first}. */
function shown(expected: string, found: string): [string, string] {
  const lines = difference(expected, found);
  const text = (side: (typeof lines)["expected"]) =>
    side
      .map((line) =>
        line
          .map(({ text, kind }) =>
            kind === "same" ? text : kind === "first" ? `{${text}}` : `[${text}]`,
          )
          .join(""),
      )
      .join("|");
  return [text(lines.expected), text(lines.found)];
}

it.each<[string, string, string, [string, string]]>([
  ["nothing", "1 2\n", "1 2\n", ["1 2", "1 2"]],
  ["a word", "1 2 3\n4\n", "1 5 3\n4\n", ["1 {2} 3|4", "1 {5} 3|4"]],
  ["the first of several", "1\n2\n", "3\n4\n", ["{1}|[2]", "{3}|[4]"]],
  ["a blank too many", "1 2\n", "1  2\n", ["1{·}2", "1{··}2"]],
  ["a blank at the end", "1\n", "1 \n", ["1{⏎}", "1{·}"]],
  ["the last blank alone", "1 2 3\n", "1 2 3 \n", ["1 2 3{⏎}", "1 2 3{·}"]],
  ["a tab", "1 2\n", "1\t2\n", ["1{·}2", "1{→}2"]],
  ["a no-break space", "1 2\n", "1\u00a02\n", ["{1} [2]", "{1\u00a02}"]],
  ["a carriage return", "1\n", "1\r\n", ["1{⏎}", "1{␍}"]],
  ["a line too few", "1\n2\n", "1\n", ["1|{2}", "1"]],
  ["a word too few", "1 2\n", "1\n", ["1 {2}", "1{ …}"]],
  ["everything", "1\n", "", ["{1}", "{(nothing)}"]],
  ["every line", "1\n2\n", "", ["{1}|[2]", "{(nothing)}"]],
  ["an answer where none is expected", "", "1\n", ["{(nothing)}", "{1}"]],
])("%s differs", (_, expected, found, marks) => {
  expect(shown(expected, found)).toEqual(marks);
});
