import { expect, it } from "vitest";
import { saidBlocks } from "./said-blocks";

it("takes what judging prints apart into its table and its lines", () => {
  const lines = [
    "fetching Node 15.8.0 (once) …",
    "problem                                          cases  verdict       ms    MiB",
    "smaller-before                                       2  AC            24     29",
    "",
    "Node 15.8.0, 2 at once; CPU time",
    "  warning: the load is 19.6 on 2 cores: times may be longer",
  ];
  expect(saidBlocks(lines)).toEqual([
    { text: lines[0] },
    {
      cells: [
        ["problem", "cases", "verdict", "ms", "MiB"],
        ["smaller-before", "2", "AC", "24", "29"],
      ],
    },
    { text: lines.slice(3).join("\n") },
  ]);
});

it.each([
  ["one line whose words stand apart", ["a  b  c"]],
  ["neighbours of other columns", ["a  b  c", "a  b  c  d"]],
  ["two columns", ["a  b", "c  d"]],
])("leaves %s as they are", (_, lines) => {
  expect(saidBlocks(lines)).toEqual([{ text: lines.join("\n") }]);
});

it("shows nothing of empty lines alone", () => {
  expect(saidBlocks(["", " "])).toEqual([]);
});
