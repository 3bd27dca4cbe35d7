import { expect, it } from "vitest";
import { dmojJudging } from "./dmoj-checker";

const judging = (init: Readonly<Record<string, unknown>>) => dmojJudging(init, new Map());

it("takes the names by which a program finds stdin and stdout", () => {
  const both = { input: "a.in", output: "a.out" };
  expect(judging({ file_io: both }).programFiles).toEqual(both);
  const links = { "a.in": "/dev/stdin", "a.out": "/dev/stdout" };
  expect(judging({ symlinks: links }).programFiles).toEqual(both);
  expect(judging({ symlinks: { "a.in": "/dev/stdin" } }).programFiles).toEqual({ input: "a.in" });
  expect(judging({}).programFiles).toBeUndefined();
});

it.each([
  [{ symlinks: { words: "/usr/share/dict/words" } }, "more files than their input"],
  [{ symlinks: { "../a.in": "/dev/stdin" } }, "more files than their input"],
  [{ test_cases: [{ in: "1", file_io: { input: "a.in" } }] }, "files of their own"],
  [{ "checker+": "'easy'" }, "computes checker+ in Python"],
  [{ test_cases: [{ "in+": "'1.in'" }] }, "computes in+ in Python"],
  [{ test_cases: [{ "batched++": "node = []" }] }, "computes batched++ in Python"],
  [{ test_cases: { "input_format+": "''" } }, "computes input_format+ in Python"],
  [{ pretest_test_cases: [{ batched: [{ "out+": "'1'" }] }] }, "computes out+ in Python"],
])("judges nothing by %j", (init, reason) => {
  expect(judging(init).unjudged).toContain(reason);
});
