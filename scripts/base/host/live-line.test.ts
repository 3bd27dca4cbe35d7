import { expect, it } from "vitest";
import { CLEAR, LiveLine } from "./live-line";

function printed(isTerminal: boolean): string[] {
  const pieces: string[] = [];
  const line = new LiveLine((text) => pieces.push(text), isTerminal);
  line.show("1 input");
  line.show("2 inputs"); // too soon
  line.say("");
  line.say("WA\n");
  line.show("smaller");
  line.clear();
  line.clear();
  line.say("end\n");
  return pieces;
}

it("draws a line on a terminal and takes it away before any text", () => {
  expect(printed(true)).toEqual(["1 input", `${CLEAR}WA\n`, "smaller", CLEAR, "end\n"]);
});

it("draws no line in a pipe or file", () => {
  expect(printed(false)).toEqual(["WA\n", "end\n"]);
});
