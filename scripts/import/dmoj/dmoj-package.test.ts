import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sourceFolders } from "../../testing/test-folder";
import { zipOf } from "../../testing/zip-of";
import { planSource } from "../host/import-source";

const at = sourceFolders();
const { folder } = at;
const text8 = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe("a problem of DMOJ", () => {
  const init = (text: string, more: Record<string, string> = {}) => {
    const names = ["1.in", "1.out", "2.in", "2.out"];
    const data = Object.fromEntries(names.map((name) => [name, `${name}\n`]));
    return planSource(at.root, folder("d", { "init.yml": text, ...data, ...more }), {})[0]!;
  };

  it("has batches, points and checkers by name", () => {
    const { cases, package: draft } = init(
      "checker: { name: floats, args: { precision: 2 } }\ntest_cases:\n" +
        "- { in: 1.in, out: 1.out, points: 5 }\n" +
        "- { points: 95, batched: [{ in: 2.in, out: 2.out }, { in: 1.in, out: 2.out }] }\n",
    );
    expect(draft.checker).toEqual({ dmoj: ["floats", "precision=2"] });
    expect(cases.map(({ origin: { group, points } }) => [group, points])).toEqual([
      [undefined, 5],
      ["1", 95],
      ["1", 95],
    ]);
  });

  it("has its limit of output in bytes, and names what is not held", () => {
    const list = "test_cases: [{ in: 1.in, out: 1.out }]\n";
    const { package: draft } = init(`output_limit_length: 100\nwall_time_factor: 5\n${list}`);
    expect(draft.outputLimitMiB! * 2 ** 20).toBe(100);
    expect(draft.notes).toEqual(["wall_time_factor of init.yml is not held here"]);
    expect(() => init(`output_limit_length: many\n${list}`)).toThrow(
      'expected output_limit_length as bytes, found "many"',
    );
  });

  it("names dependencies of batches that are none", () => {
    const list = "test_cases: [{ batched: [{ in: 1.in, out: 1.out }], dependencies: [1] }]\n";
    expect(() => init(list)).toThrow(
      "expected dependencies of batch 1 as numbers of earlier batches",
    );
  });

  it("has standard without a checker, and checkers of single cases and batches", () => {
    const { cases, package: draft } = init(
      "test_cases:\n- { in: 1.in, out: 1.out }\n- { in: 2.in, out: 2.out, checker: identical }\n" +
        "- { checker: { name: floats, args: { precision: 3 } }, batched: [{ in: 1.in, out: 2.out }] }\n",
    );
    expect(draft.checker).toEqual({ dmoj: ["standard"] });
    const flags = cases.map(({ origin }) => origin.flags);
    expect(flags).toEqual([undefined, ["identical"], ["floats", "precision=3"]]);
  });

  it("takes its cases out of its archive", () => {
    const members = [
      { path: "x.in", content: "7\n" },
      { path: "x.out", content: "8\n" },
    ];
    const text = "archive: data.zip\ntest_cases:\n- { in: x.in, out: x.out }\n";
    const place = folder("z", { "init.yml": text });
    writeFileSync(join(place, "data.zip"), zipOf(members));
    const [plan] = planSource(at.root, place, {});
    expect(plan!.cases.map(({ input }) => text8(input))).toEqual(["7\n"]);
  });

  it.each([
    ["test_cases++: |\n  x\ntest_cases: [{ in: 1.in, out: 1.out }]\n", "computes test_cases++"],
    ["signature_grader: {}\ntest_cases: [{ in: 1.in, out: 1.out }]\n", "signature_grader"],
    ["test_cases: [{ in: 1.in, out: 1.out, output_limit_length: 1 }]\n", "limits of their own"],
    ["checker: checker.py\ntest_cases: [{ in: 1.in, out: 1.out }]\n", "checker checker.py"],
    ["interactive: { files: x.cpp }\ntest_cases: [{ in: 1.in }]\n", "its interactor"],
    ["checker: lines\ntest_cases: [{ in: 1.in, out: 1.out }]\n", "checker lines"],
    [
      "checker: { name: bridged, args: { files: c.cpp, type: testlib } }\n" +
        "test_cases: [{ in: 1.in, out: 1.out, checker: floats }]\n",
      "bridged checker",
    ],
    ["test_cases: [{ in: 1.in, out: 1.out, checker: mine.py }]\n", "mine.py"],
  ])("%j is not judged, with the reason", (text, reason) => {
    expect(init(text).package.unjudged).toContain(reason);
  });

  it.each([
    ["files: t.cpp", { testlib: ["validator"], args: ["input", "answer"] }],
    ["files: t.cpp, type: coci", { testlib: ["validator"], args: ["input", "answer"] }],
    ["files: t.cpp, type: testlib, unbuffered: true", { testlib: ["validator"] }],
    [
      "files: t.cpp, args_format_string: '{answer_file} {input_file}'",
      { testlib: ["validator"], args: ["answer", "input"] },
    ],
  ])("calls an interactor { %s } as there", (text, interactor) => {
    const { package: draft } = init(`interactive: { ${text} }\ntest_cases: [{ in: 1.in }]\n`, {
      "t.cpp": "int main() {}",
    });
    expect(draft.interactor).toEqual(interactor);
  });

  it("compiles testlib's programs", () => {
    const text = "interactive: { files: talk.cpp, type: testlib }\ntest_cases: [{ in: 1.in }]\n";
    const { package: draft } = init(text, { "talk.cpp": "int main() {}" });
    expect(draft.interactor).toEqual({ testlib: ["validator"] });
    const names = () => [...draft.files!.keys()];
    expect(names()).toEqual(["validator/talk.cpp", "validator/unbuffered.cpp"]);
  });
});
