import { expect, it } from "vitest";
import { dmojPackage } from "../import/dmoj/dmoj-package";
import type { ExportedProblem } from "./exported-problem";
import { type FormatName, formats } from "./formats";
import { lostParts } from "./lost-parts";

const bytes = new TextEncoder().encode("1\n");
const testCase = { isSample: false, input: bytes, output: bytes };
const cases = [
  { ...testCase, name: "plain" },
  { ...testCase, name: "fast", timeShare: 0.5, memoryShare: 0.25, group: "1", points: 40 },
  ...["b", "c", "d"].map((name) => ({ ...testCase, name, points: 20, flags: ["float"] })),
];

it.each<[FormatName, string[]]>([
  ["icpc", ["points and groups of single cases: fast, b, c and 1 more", "limits", "arguments"]],
  ["domjudge", ["points and groups", "time and memory limits of single cases: fast", "arguments"]],
  ["icpc-2025-09", ["limits", "arguments for the checker of single cases: b, c, d"]],
  ["polygon", ["limits", "arguments"]],
  ["dmoj", ["arguments"]],
])("%s says what it has no place for", (name, lost) => {
  const notes = lostParts({ cases }, formats[name]);
  expect(notes).toEqual(lost.map((what) => expect.stringContaining(what)));
  expect(lostParts({ cases: cases.slice(0, 1) }, formats[name])).toEqual([]);
});

it("DMOJ keeps the limits of single cases", () => {
  const program = { files: [{ path: "validate.js", content: "" }], isBundle: true };
  const problem = { title: "P", timeLimitMs: 1000, memoryLimitMiB: 64, checker: "tokens" };
  const exported = {
    ...{ slug: "p", problem, readme: "# P\n\nSay.\n", cases, inputValidator: program, owner: "x" },
    ...{ submissions: [], sources: [], leftOut: [], compareSource: "" },
  } as unknown as ExportedProblem;
  const files = formats.dmoj.files(exported).map(({ path, content }) => {
    return { path, sizeBytes: content.length, read: () => Buffer.from(content) };
  });
  const read = dmojPackage(files, [], "p").cases.map(({ timeShare, memoryShare }) => {
    return [timeShare, memoryShare];
  });
  expect(read.slice(0, 2)).toEqual([
    [undefined, undefined],
    [0.5, 0.25],
  ]);
});
