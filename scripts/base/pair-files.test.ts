import { expect, it } from "vitest";
import { pairFiles } from "./pair-files";

const keys = (paths: string[]) =>
  pairFiles(paths).pairs.map(({ key, input, output }) => `${key}: ${input} ${output}`);

/** Paths, and behind the arrow the keys of their pairs. */
const rows = (table: string) =>
  table.match(/.*→.*/g)!.map((row) => row.split("→").map((words) => words.trim().split(" ")));

it.each([
  ...rows(`
  1.in 1.out 10.in 10.out 2.in 2.out → 1 2 10
  01.in 01.ans → 01
  1.in.txt 1.out.txt → 1
  input00.txt output00.txt input01.txt output01.txt → 00 01
  input/input00.txt output/output00.txt → 00
  input/1.txt output/1.txt → 1
  input/1.in output/1.out → 1
  tests/inputs/a.b tests/outputs/a.b → tests/a
  in1 out1 → 1
  data/sample/1.in data/sample/1.ans → data/sample/1
  A.IN A.OUT → A
`),
  [
    ["a\nb.in", "a\nb.out", "c.in", "c.out"],
    ["a\nb", "c"],
  ],
])("%j gives the cases %j", (paths, expected) => {
  const { pairs, unpaired } = pairFiles(paths);
  expect(pairs.map(({ key }) => key)).toEqual(expected);
  expect(unpaired).toEqual([]);
});

it.each(
  rows(`
  task.in.1 task.out.1 task.in.2 task.out.2 → task.1 task.2
  1/input.txt 1/output.txt 2/input.txt 2/output.txt → 1 2
  01 01.a 02 02.a → 01 02
  1_in.txt 1_out.txt → 1
  sample_in_1.txt sample_out_1.txt → sample_1
  input_name_14_1.txt output_name_14_1.txt → name_14_1
  x.i1 x.o1 x.i2 x.o2 → x.1 x.2
  I.1 O.1 I.10 O.10 → 1 10
  1.in 1.sol 2.in 2.res → 1 2
  1.in 1.diff 2.in 2.expected 3.in 3.reference → 1 2 3
  01.dat 01.ans → 01
  01.in 01.a → 01
  in4.txt out4.txt → 4
  input.txt output.txt →
  Test10/PROB.INP Test10/PROB.OUT → Test10/PROB
  all-in-one.1.in all-in-one.1.out → all-in-one.1
  tests/in_01.txt tests/expected-1.txt → tests/1
`),
)("other forms, where a number and a side pair one to one: %j gives %j", (paths, expected) => {
  const { pairs, unpaired } = pairFiles(paths);
  expect(pairs.map(({ key }) => key)).toEqual(expected);
  expect(unpaired).toEqual([]);
  for (const { input, output } of pairs)
    expect(paths.indexOf(input)).toBeLessThan(paths.indexOf(output));
});

it("names what has a side and a number and no partner; packages know the usual names alone", () => {
  expect(pairFiles(["sample_in_1.txt", "sample_out_2.txt", "notes.txt"])).toEqual({
    pairs: [],
    unpaired: ["sample_in_1.txt", "sample_out_2.txt"],
  });
  expect(pairFiles(["1.in", "a1.ans"], true)).toEqual({ pairs: [], unpaired: ["1.in", "a1.ans"] });
  expect(keys(["main1.py", "1.cpp", "1.pdf", "1.md"])).toEqual([]);
});

it("reports files without a partner and duplicates, and ignores other files", () => {
  const paths = ["1.in", "2.in", "2.out", "2.ans", "3.out", "README.md", "problem.yaml", "a.txt"];
  expect(keys(paths)).toEqual(["2: 2.in 2.ans"]);
  expect(pairFiles(paths).unpaired).toEqual(["1.in", "2.out", "3.out"]);
});
