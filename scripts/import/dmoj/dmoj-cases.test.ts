import { describe, expect, it } from "vitest";
import { asLines, dmojCases } from "./dmoj-cases";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function cases(init: Readonly<Record<string, unknown>>, archived: readonly string[], more = {}) {
  const contents: Readonly<Record<string, string>> = {
    ...Object.fromEntries(archived.map((path) => [path, path])),
    ...more,
  };
  const files = new Map(
    Object.entries(contents).map(([path, content]) => [
      path,
      { path, sizeBytes: content.length, read: () => new TextEncoder().encode(content) },
    ]),
  );
  const lost: string[] = [];
  return { lost, cases: dmojCases(init, files, archived, lost) };
}

const shown = (found: ReturnType<typeof cases>) =>
  found.cases.map(({ input, output, group, points }) => {
    const worth = `${group === undefined ? "" : ` in ${group}`}${points === undefined ? "" : ` for ${points}`}`;
    return `${input?.path ?? "-"} ${output?.path ?? "-"}${worth}`;
  });

// The rules are those of DMOJ's judge: dmoj/problem.py, _match_test_cases.
describe("cases by pattern", () => {
  it("are found by the judge's own patterns, a case among batches at its number", () => {
    const names = ["10.in", "1.in", "2.2.in", "2.1.in", "3.in"];
    const archived = [...names, ...names.map((name) => name.replace("in", "out")), "notes.txt"];
    expect(shown(cases({}, archived))).toEqual([
      ...["1.in 1.out", "2.1.in 2.1.out in 1", "2.2.in 2.2.out in 1", "3.in 3.out", "10.in 10.out"],
    ]);
    expect(shown(cases({}, ["test-batch-1-case-2.in", "test-batch-1-case-2.out"]))).toEqual([
      "test-batch-1-case-2.in test-batch-1-case-2.out in 1",
    ]);
  });

  it("are found by patterns of init.yml, as Python writes them, words before numbers", () => {
    const init = {
      points: 5,
      test_cases: {
        input_format: String.raw`(?P<batch>[a-z]+)/(?P<case>\d+)\.txt\Z`,
        output_format: String.raw`(?P<batch>[a-z]+)/(?P<case>\d+)\.ok`,
        case_points: [30, 70],
      },
    };
    const archived = ["b/1.txt", "a/2.txt", "A/10.txt", "b/1.ok", "a/2.ok", "a/10.ok", "x/a/2.txt"];
    expect(shown(cases(init, archived))).toEqual([
      "A/10.txt - in 1 for 30",
      "a/2.txt a/2.ok in 2 for 70",
      "- a/10.ok in 2 for 70",
      "b/1.txt b/1.ok in 3",
    ]);
  });

  it("give an error where a pattern is none, or has no number", () => {
    const given = (input_format: string) => ({ test_cases: { input_format } });
    expect(() => cases(given("(?P<case>\\d+"), ["1"])).toThrow("init.yml: its pattern");
    expect(() => cases(given("x".repeat(2000)), ["1"])).toThrow("none that is read here");
    expect(() => cases(given(".*"), ["1"])).toThrow("gives no number");
  });
});

it("takes of a case what its batch or the whole has", () => {
  const init = {
    out: "same.out",
    points: 3,
    test_cases: [
      { in: "1.in" },
      { batched: [{}, { in: "1.in", out: "own.out" }], in: "2.in", points: 9 },
    ],
  };
  expect(shown(cases(init, [], { "1.in": "", "2.in": "", "same.out": "", "own.out": "" }))).toEqual(
    ["1.in same.out for 3", "2.in same.out in 1 for 9", "1.in own.out in 1 for 9"],
  );
});

it("judges listed pretests for nothing, then the cases by pattern", () => {
  const pretest = { pretest_test_cases: [{ in: "1.in", out: "1.out", points: 5 }] };
  expect(shown(cases(pretest, ["1.in", "1.out", "2.in", "2.out"]))).toEqual([
    "1.in 1.out for 0",
    "1.in 1.out",
    "2.in 2.out",
  ]);
});

it("gives an error where a batch lies in a batch", () => {
  const inner = { batched: [{ in: "1.in" }] };
  expect(() => cases({ test_cases: [{ batched: [inner] }] }, ["1.in"])).toThrow("in a batch");
});

it("reads every line end as LF and ends the last line, but not in binary data", () => {
  const list = { test_cases: [{ in: "1.in", out: "1.out" }] };
  const files = { "1.in": "a\r\nb\rc", "1.out": "" };
  const [plain] = cases(list, [], files).cases;
  expect([text(plain!.input!.read()), text(plain!.output!.read())]).toEqual(["a\nb\nc\n", ""]);
  const [binary] = cases({ ...list, binary_data: true }, [], files).cases;
  expect(text(binary!.input!.read())).toBe("a\r\nb\rc");
  expect(text(asLines(new TextEncoder().encode("é\r\n\r\r\n")))).toBe("é\n\n\n");
});

it("has a generator where a case lacks a file, with its arguments, flags, limits and stdin", () => {
  const init = {
    generator: { source: ["gen.cpp", "more.h"], flags: ["-DA"], args: [9], memory_limit: 4096 },
    test_cases: [
      { generator_args: [1, "b"] },
      {},
      { generator_in: "1.in" },
      { in: "1.in" },
      { in: "1.in", out: "1.out" },
      { generator: "other.py", in: "lost.in" },
    ],
  };
  const files = { "gen.cpp": "", "more.h": "", "1.in": "", "1.out": "" };
  const found = cases(init, [], files);
  expect(
    found.cases.map(
      ({ generator: made }) =>
        made && [made.sources.map(({ path }) => path), made.args, made.flags, made.stdin?.path],
    ),
  ).toEqual([
    [["gen.cpp", "more.h"], ["1", "b"], ["-DA"], undefined],
    [["gen.cpp", "more.h"], ["9"], ["-DA"], undefined],
    [["gen.cpp", "more.h"], ["9"], ["-DA"], "1.in"],
    [["gen.cpp", "more.h"], ["9"], ["-DA"], "1.in"],
    undefined,
  ]);
  expect(found.cases[0]!.generator!.memoryKib).toBe(4096);
  expect(found.lost).toEqual(["lost.in"]);
  const missing = { generator: "none.cpp", test_cases: [{}] };
  expect(() => cases(missing, [])).toThrow("its generator none.cpp is not in the package");
});

it("has limits of its own, of its batch or of the whole, as parts of the problem's", () => {
  const init = {
    time_limit: 1,
    test_cases: [
      { in: "1.in" },
      { batched: [{ in: "1.in", memory_limit: 65_536 }], time_limit: 5 },
    ],
  };
  const shares = cases(init, ["1.in"]).cases.map(({ timeShare, memoryShare }) => [
    timeShare,
    memoryShare,
  ]);
  expect(shares).toEqual([
    [0.5, undefined],
    [2.5, 0.125],
  ]);
  const odd = { test_cases: [{ in: "1.in", time_limit: "long" }] };
  expect(() => cases(odd, ["1.in"])).toThrow(
    'init.yml: expected time_limit as a number above 0, found "long"',
  );
});
