import { expect, it } from "vitest";
import { isMarkOf, lastStep, type Outline, progressFile, readProgress, withMark } from "./progress";

const stones: Outline = {
  ...{ page: "stone-piles", title: "Stone piles", link: "/play/stone-piles" },
  ...{ steps: ["question", "zero"], problems: ["stones"] },
};
const isKnown = (mark: string) => isMarkOf([stones], mark);

it("goes on at the step that was read last, also when an earlier one was read again", () => {
  const both = withMark(withMark([], "step/stone-piles/question"), "step/stone-piles/zero");
  expect(lastStep(both, stones)).toBe("zero");
  expect(lastStep(withMark(both, "step/stone-piles/question"), stones)).toBe("question");
  expect(lastStep(["step/other/zero"], stones)).toBeUndefined();
  expect(withMark(["problem/stones"], "problem/stones", false)).toEqual([]);
});

it("reads its own file, each mark once, and names what it does not understand", () => {
  const marks = ["step/stone-piles/zero", "exercise/stone-piles/7/2", "problem/stones"];
  expect(readProgress(progressFile(marks), isKnown)).toEqual({ marks, unread: [] });
  const strange = [
    ...["step/stone-piles/gone", "exercise/chess/1/1", "problem/x", "step"],
    "exercise/stone-piles/1/x",
  ];
  const file = progressFile([...marks, ...strange, marks[0]!]).replace("[", "[ 5, null, ");
  expect(readProgress(file, isKnown)).toEqual({
    marks,
    unread: ["5", "null", ...strange.map((mark) => JSON.stringify(mark))],
  });
});

it.each([
  ...["", "{", "null", "[]", '{"marks":[]}', '{"judgebench progress":2,"marks":[]}'],
  '{"judgebench progress":1,"marks":{}}',
])("does not take %s for a file of its own", (text) => {
  expect(readProgress(text)).toBeUndefined();
});
