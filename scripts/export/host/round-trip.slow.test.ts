import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { planSource } from "../../import/host/import-source";
import type { PackageDraft } from "../../import/packages/package-draft";
import type { DraftCase } from "../../problem/draft";
import { testFolder } from "../../testing/test-folder";
import type { ExportedProblem } from "../exported-problem";
import { FORMAT_NAMES, type FormatName, formats } from "../formats";
import { readProblem } from "./read-problem";
import { runExport } from "./run-export";

// Export, import, and what is still there. LOST lists what a format has no place for.

const folder = testFolder();

type Kept = "title" | "time" | "memory" | "samples";

/** What each format loses. DMOJ keeps title and limits on its site; our package has them in site/problem.yml. */
const LOST: Readonly<Record<FormatName, readonly Kept[]>> = {
  icpc: [],
  "icpc-2025-09": [],
  domjudge: [],
  dmoj: ["samples"],
  polygon: [],
};

/** The checker or interactor that the importer finds for each of ours. */
const ICPC = { icpc: ["validator"] };
const TESTLIB = { testlib: ["validator"] };
const JUDGED: Readonly<Record<string, Readonly<Record<FormatName, object>>>> = {
  "checker-challenge": {
    icpc: { checker: "tokens" },
    "icpc-2025-09": { checker: "tokens" },
    domjudge: { checker: "tokens" },
    dmoj: { checker: { dmoj: ["standard"] } },
    polygon: { checker: "tokens" },
  },
  "knights-tour": {
    icpc: { checker: ICPC },
    "icpc-2025-09": { checker: ICPC },
    domjudge: { checker: ICPC },
    dmoj: { checker: TESTLIB },
    polygon: { checker: TESTLIB },
  },
  "the-sultans-successors": {
    icpc: { checker: ICPC },
    "icpc-2025-09": { checker: ICPC },
    domjudge: { checker: ICPC },
    dmoj: { checker: { dmoj: ["rstripped"] } },
    polygon: { checker: "line-words" },
  },
  "hidden-integer": {
    icpc: { interactor: ICPC },
    "icpc-2025-09": { interactor: ICPC },
    domjudge: { interactor: ICPC },
    dmoj: { interactor: TESTLIB },
    polygon: { interactor: { testlib: ["interactor"] } },
  },
};

async function roundTrip(slug: string, format: FormatName) {
  const exported = await readProblem(slug, formats[format]);
  await runExport([slug], { format, to: join(folder, format) }, () => {});
  const zip = join(folder, format, `${formats[format].zipName(slug)}.zip`);
  const [plan, ...others] = planSource(folder, zip, {});
  expect(others).toEqual([]);
  return { exported, draft: plan!.package, cases: plan!.cases };
}

function expectKept(
  exported: ExportedProblem,
  draft: PackageDraft,
  cases: readonly DraftCase[],
  lost: readonly Kept[],
  keepsNoAnswer: boolean,
) {
  const { problem } = exported;
  const keeps = (what: Kept) => !lost.includes(what);
  expect(draft.unjudged).toBeUndefined();
  expect(draft.unpaired).toEqual([]);
  if (keeps("title")) expect(draft.title).toBe(problem.title);
  if (keeps("time")) expect(draft.timeLimitMs).toBe(problem.timeLimitMs);
  if (keeps("memory")) expect(draft.memoryLimitMiB).toBe(problem.memoryLimitMiB);
  expect(cases).toHaveLength(exported.cases.length);
  for (const [at, { input, output, isSample }] of exported.cases.entries()) {
    const testCase = cases[at]!;
    expect(Buffer.from(testCase.input).equals(input)).toBe(true);
    const kept = exported.isAnswerFree && keepsNoAnswer ? new Uint8Array() : output;
    expect(Buffer.from(testCase.output!).equals(kept)).toBe(true);
    if (keeps("samples")) expect(testCase.origin.from === "statement").toBe(isSample);
  }
}

describe.each(Object.keys(JUDGED))("%s", { timeout: 120_000 }, (slug) => {
  it.each(FORMAT_NAMES)("by way of %s", async (format) => {
    const { exported, draft, cases } = await roundTrip(slug, format);
    expectKept(exported, draft, cases, LOST[format], /^(icpc|domjudge)/.test(format));
    expect(draft).toMatchObject(JUDGED[slug]![format]);
  });
});

it("without --format's folder a package of each lies where it is told, as a folder too", async () => {
  const lines: string[] = [];
  const to = join(folder, "plain");
  await runExport(["checker-challenge"], { format: "icpc", to, folder: true }, (line) =>
    lines.push(line),
  );
  expect(readdirSync(join(to, "checkerchallenge")).sort()).toEqual(
    [
      ...[".timelimit", "data", "input_validators", "problem.yaml", "problem_statement"],
      "submissions",
    ].sort(),
  );
  expect(lines[0]).toMatch(/checkerchallenge {2}1 sample, 6 secret, 3 submissions$/);
  expect(lines.slice(1).join()).toContain("--memory 2048");
  const raised: string[] = [];
  await runExport(
    ["checker-challenge"],
    { format: "icpc", to, folder: true, memory: 2048 },
    (line) => raised.push(line),
  );
  expect(raised.join()).not.toContain("--memory"); // the other line names a case that is left out
  expect(readFileSync(join(to, "checkerchallenge/problem.yaml"), "utf8")).toContain("memory: 2048");
  writeFileSync(join(folder, "file"), "");
  await expect(
    runExport(["checker-challenge"], { format: "icpc", to: join(folder, "file") }, () => {}),
  ).rejects.toThrow("is no folder");
});
