import { expect, it } from "vitest";
import { EXIT } from "../../../base/exit-code";
import { exitCode } from "./exit-code";

const run = { passed: 0, failed: 0, troubles: 0, remembered: 0, left: 0, interrupted: false };

it("a run in which no case was judged matched nothing, whatever its troubles", () => {
  expect(exitCode({ ...run, troubles: 1 })).toBe(EXIT.nothingMatched);
  expect(exitCode(run)).toBe(EXIT.nothingMatched);
  expect(exitCode({ ...run, passed: 1, troubles: 1 })).toBe(EXIT.setup);
  expect(exitCode({ ...run, failed: 1, troubles: 1 })).toBe(EXIT.notAccepted);
  expect(exitCode({ ...run, passed: 1, troubles: 1 }, false, 1)).toBe(EXIT.nothingMatched);
  expect(exitCode({ ...run, passed: 1, troubles: 2 }, false, 1)).toBe(EXIT.setup);
});
