import { expect, it } from "vitest";
import { pairFiles } from "./pair-files";

const keys = (paths: string[]) =>
  pairFiles(paths).pairs.map(({ key, input, output }) => `${key}: ${input} ${output}`);

it.each([
  [
    ["1.in", "1.out", "10.in", "10.out", "2.in", "2.out"],
    ["1", "2", "10"],
  ],
  [["01.in", "01.ans"], ["01"]],
  [["1.in.txt", "1.out.txt"], ["1"]],
  [
    ["input00.txt", "output00.txt", "input01.txt", "output01.txt"],
    ["00", "01"],
  ],
  [["input/input00.txt", "output/output00.txt"], ["00"]],
  [["input/1.txt", "output/1.txt"], ["1"]],
  [["input/1.in", "output/1.out"], ["1"]],
  [["tests/inputs/a.b", "tests/outputs/a.b"], ["tests/a"]],
  [["in1", "out1"], ["1"]],
  [["data/sample/1.in", "data/sample/1.ans"], ["data/sample/1"]],
  [["A.IN", "A.OUT"], ["A"]],
  [
    ["a\nb.in", "a\nb.out", "c.in", "c.out"],
    ["a\nb", "c"],
  ],
])("%j gives the cases %j", (paths, expected) => {
  const { pairs, unpaired } = pairFiles(paths);
  expect(pairs.map(({ key }) => key)).toEqual(expected);
  expect(unpaired).toEqual([]);
});

it("reports files without a partner and duplicates, and ignores other files", () => {
  const paths = ["1.in", "2.in", "2.out", "2.ans", "3.out", "README.md", "problem.yaml", "a.txt"];
  expect(keys(paths)).toEqual(["2: 2.in 2.ans"]);
  expect(pairFiles(paths).unpaired).toEqual(["1.in", "2.out", "3.out"]);
});
