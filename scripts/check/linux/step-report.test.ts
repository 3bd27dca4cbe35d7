import { expect, it } from "vitest";
import { END_OF_STEP, outputsIn } from "./step-report";

it("has the steps that are over, also those that printed nothing", () => {
  expect(outputsIn("")).toEqual([]);
  expect(outputsIn(`one\n${END_OF_STEP}\n${END_OF_STEP}\nthe third goes on\n`)).toEqual([
    "one\n",
    "",
  ]);
});
