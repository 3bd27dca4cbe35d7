import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { casesBeside } from "../../problem/host/cases-beside";
import { sourceFolders, writeFiles } from "../../testing/test-folder";
import { zipOf } from "../../testing/zip-of";
import { planSource } from "./import-source";

// Names of cases as contest sites and setters write them: in a folder, in a zip and beside a program alike.

const at = sourceFolders();

/** Each row: an input and its answer; the digits "1" and "A" of a second case are written by `second`. */
const NAMES = [
  ["1.in", "1.out"],
  ["1.in", "1.ans"],
  ["1.IN", "1.OUT"],
  ["in1.txt", "out1.txt"],
  ["task.in.1", "task.out.1"],
  ["1/input.txt", "1/output.txt"],
  ["01", "01.a"],
  ["1_in.txt", "1_out.txt"],
  ["sample_in_1.txt", "sample_out_1.txt"],
  ["input_name_14_1.txt", "output_name_14_1.txt"],
  ["x.i1", "x.o1"],
  ["I.1", "O.1"],
  ["1.in", "1.sol"],
  ["1.in", "1.res"],
  ["1.in", "1.diff"],
  ["1.in", "1.expected"],
  ["1.in", "1.reference"],
  ["01.dat", "01.ans"],
  ["Test1/PROB.INP", "Test1/PROB.OUT"],
  ["skup.in.1a", "skup.out.1a"],
  ["grader.in.1", "grader.expect.1"],
  ["in/sample_01.txt", "out/sample_01.txt"],
  ["input/input01.txt", "output/output01.txt"],
  ["2021-ho-t1-in1.txt", "2021-ho-t1-out1.txt"],
  ["sampleInput1.txt", "sampleOutput1.txt"],
  ["TestCase1Input.txt", "TestCase1Output.txt"],
  ["sample input 1.txt", "sample output 1.txt"],
  ["input (1).txt", "output (1).txt"],
  ["stdin1", "stdout1"],
  ["1.stdin", "1.stdout"],
  ["1.inp", "1.oup"],
  ["1.in", "1.exp"],
  ["1.in", "1.correct"],
  ["1.in", "1.golden"],
  ["p1.in", "p1.cor"],
  ["data1.txt", "answer1.txt"],
  ["1.txt", "1.ans"],
  ["001.txt", "001_answer.txt"],
  ["1.txt", "expected1.txt"],
  ["input_01.txt", "expected_output_1.txt"],
  ["in/1.in", "sol/1.sol"],
  ["in/1.in", "expected/1.out"],
  ["questions/1.txt", "solutions/1.txt"],
  ["ain1.txt", "aout1.txt"],
  ["i1.txt", "o1.txt"],
  ["ts1_input.txt", "ts1_output.txt"],
  ["вход1.txt", "выход1.txt"],
  ["输入1.txt", "输出1.txt"],
  ["入力1.txt", "出力1.txt"],
] as const;

function put(place: string, files: readonly string[]): void {
  writeFiles(place, Object.fromEntries(files.map((file) => [file, `${file}\n`])));
}

/** What each case has read: its input and its answer, in a folder, in a zip and beside a program. */
function threeWays(files: readonly string[]): string[][] {
  const place = join(at.base, "cases");
  put(place, files);
  const zip = join(at.base, "cases.zip");
  writeFileSync(zip, zipOf(files.map((path) => ({ path, content: `${path}\n` }))));
  const text = (bytes: Uint8Array | undefined) =>
    Buffer.from(bytes ?? [])
      .toString()
      .trim();
  const imported = [place, zip].map((source) =>
    planSource(at.root, source, {})[0]!.cases.map(
      ({ input, output }) => `${text(input)} ${text(output)}`,
    ),
  );
  put(place, ["a.ts"]);
  const { cases, troubles } = casesBeside(join(place, "a.ts"));
  expect(troubles).toEqual([]);
  const path = (file = "") => file.slice(place.length + 1);
  const beside = cases.map(({ input, expected }) => `${path(input)} ${path(expected)}`);
  return [...imported, beside].map((found) => found.sort());
}

it.each(NAMES)("%s and %s are a case, in all three ways", (input, answer) => {
  const second = (name: string) => name.replace(/1(?=\D*$)/, "2");
  const pairs = [`${input} ${answer}`, `${second(input)} ${second(answer)}`].sort();
  const files = [input, answer, second(input), second(answer)];
  expect(threeWays(files)).toEqual([pairs, pairs, pairs]);
});

it.each([
  ["2.ans", "2.ans"],
  ["sample_out_7.txt", "sample_out_7.txt"],
  ["x.o4", "x.o4"],
  ["5.out", "5.in is missing"],
  ["6.in.gz", "6.in.gz"],
])("%s without a partner is named, in all three ways", (half, named) => {
  const files = ["1.in", "1.out", half];
  const place = join(at.base, "halves");
  put(place, files);
  const zip = join(at.base, "halves.zip");
  writeFileSync(zip, zipOf(files.map((path) => ({ path, content: path }))));
  for (const source of [place, zip]) {
    const [plan] = planSource(at.root, source, {});
    expect([plan!.cases.length, plan!.package.unpaired]).toEqual([1, [half]]);
  }
  put(place, ["a.ts", "b.ts", "b-3.ans"]);
  const { cases, troubles } = casesBeside(join(place, "a.ts"));
  expect(cases.map(({ name }) => name)).toEqual(["1"]);
  expect(troubles.map(({ message }) => message)).toEqual([expect.stringContaining(named)]);
});

it.each([
  ["a rar", "cases.zip", "Rar!\x1a\x07\x01\x00", "is a rar archive, which is not read"],
  ["a 7z", "cases.7z", "7z\xbc\xaf\x27\x1c", "is a 7z archive, which is not read"],
  ["a tar.xz", "cases.tar.xz", "\xfd7zXZ\x00", "is a xz archive, which is not read"],
  ["a tar.bz2", "cases.tar.bz2", "BZh91AY&SY", "is a bzip2 archive, which is not read"],
])("%s is named as what it is", (_, name, bytes, message) => {
  writeFileSync(join(at.base, name), bytes, "latin1");
  expect(() => planSource(at.root, join(at.base, name), {})).toThrow(message);
  put(join(at.base, "packed"), ["README.txt", "tests.rar"]);
  expect(() => planSource(at.root, join(at.base, "packed"), {})).toThrow("but tests.rar, which");
});

it("what compilers make is no answer, and one file is named as what it lacks", () => {
  const place = join(at.base, "one");
  put(place, ["1.in"]);
  expect(() => planSource(at.root, place, {})).toThrow("an output: 1.in is missing or alone");
  put(place, ["a.ts", "a.out"]);
  expect(casesBeside(join(place, "a.ts"))).toEqual({
    cases: [{ name: "1", input: join(place, "1.in") }],
    troubles: [],
  });
});

it("notes of file managers are none, in a zip within wrapping folders and in a zip of zips", () => {
  const pair = (folder: string) => ["1.in", "1.out"].map((name) => `${folder}${name}`);
  const notes = ["__MACOSX/x/y/A/._1.in", "__MACOSX/x/y/A/._1.out", "x/.DS_Store", "x/y/._A"];
  const files = [...pair("x/y/A/"), ...pair("x/y/B/"), ...notes, "x/Thumbs.db"];
  const zip = (paths: readonly string[]) => zipOf(paths.map((path) => ({ path, content: path })));
  const wrapped = join(at.base, "wrapped.zip");
  writeFileSync(wrapped, zip(files));
  const plans = planSource(at.root, wrapped, { each: true });
  expect(plans.map(({ slug, cases }) => [slug, cases.length])).toEqual([
    ["a", 1],
    ["b", 1],
  ]);
  const folder = join(at.base, "zips");
  mkdirSync(folder);
  for (const name of ["ash", "birch"]) {
    writeFileSync(
      join(folder, `${name}.zip`),
      zip([...pair(""), "__MACOSX/._1.in", "__MACOSX/._1.out"]),
    );
  }
  const inside = planSource(at.root, folder, { each: true });
  expect(inside.map(({ slug, cases }) => [slug, cases.length])).toEqual([
    ["ash", 1],
    ["birch", 1],
  ]);
});

it("programs, notes and what was put aside are none", () => {
  const others = ["main1.py", "out1.png", "in1.md", "2.in.old", "3.out~", "data1.csv", "1.hint"];
  expect(threeWays(["1.in", "1.out", ...others])).toEqual(Array(3).fill(["1.in 1.out"]));
});

it("of a program of that name alone, folders of cases too: Themis", () => {
  const files = ["PROB", "OTHER"].flatMap((name) =>
    ["Test1", "Test2"].flatMap((test) => [`${test}/${name}.INP`, `${test}/${name}.OUT`]),
  );
  const place = join(at.base, "themis");
  put(place, [...files, "PROB.ts", "OTHER.py"]);
  const names = (program: string) =>
    casesBeside(join(place, program)).cases.map(({ name }) => name);
  expect(names("PROB.ts")).toEqual(["PROB-Test1", "PROB-Test2"]);
  expect(names("OTHER.py")).toEqual(["OTHER-Test1", "OTHER-Test2"]);
});
