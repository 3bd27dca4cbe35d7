import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { pairFiles } from "../../base/pair-files";
import { testFolder } from "../../testing/test-folder";
import type { CaseOrigin } from "../case-origin";
import { addCases } from "./add-cases";
import { everyCaseIn } from "./every-case-in";
import { writeProblem } from "./write-problem";

let root: string;
beforeEach(() => {
  root = testFolder();
});

const STATEMENT: CaseOrigin = { from: "statement", source: "judge 1" };
const given = (name: string, input: string, output: string, origin: CaseOrigin = STATEMENT) => ({
  ...{ name, origin },
  input: Buffer.from(input),
  output: Buffer.from(output),
});
const samples = (...texts: [string, string][]) =>
  texts.map(([input, output], at) => given(`sample-${at + 1}`, input, output));

const renew = (cases: ReturnType<typeof samples>, isRenewed = true) =>
  addCases(root, "towers", cases, { isNumbered: true, renew: isRenewed });
const begin = (cases: ReturnType<typeof samples>) =>
  writeProblem(root, { slug: "towers", title: "Towers", cases });

/** Every file of a case: its name and what it holds. */
function files(): Record<string, string> {
  const folder = join(root, "cases/towers");
  const names = readdirSync(folder).filter((name) => name !== "cases.json");
  return Object.fromEntries(
    names.sort().map((name) => [name, readFileSync(join(folder, name), "utf8").trim()]),
  );
}

it("a corrected answer takes the place of ours, each older one is kept beside it", () => {
  begin(samples(["1", "one"], ["2", "two"]));
  expect(renew(samples(["1", "eins"], ["2", "two"]), false).differing).toEqual(["sample-1"]);
  expect(files()["sample-1.out"]).toBe("one");
  for (const answer of ["eins", "uno", "un"]) {
    expect(renew(samples(["1", answer], ["2", "two"])).renewed).toEqual(["sample-1"]);
  }
  expect(files()).toEqual({
    ...{ "sample-1.in": "1", "sample-2.in": "2", "sample-2.out": "two" },
    "sample-1.out": "un",
    "sample-1.out.old": "one",
    "sample-1.out.old2": "eins",
    "sample-1.out.old3": "uno",
  });
  expect(renew(samples(["1", "un"]))).toEqual({ added: [], differing: [] });
});

it("a corrected input takes the place of its namesake's, and of the copy that came before", () => {
  begin(samples(["1", "one"], ["2", "two"]));
  const corrected = samples(["1", "one"], ["3", "three"]);
  expect(renew(corrected, false)).toEqual({
    ...{ added: ["sample-3"], differing: [], outdated: ["sample-2"] },
  });
  expect(renew(corrected)).toEqual({ added: [], differing: [], renewed: ["sample-2"] });
  expect(files()).toEqual({
    ...{ "sample-1.in": "1", "sample-1.out": "one" },
    ...{ "sample-2.in": "3", "sample-2.out": "three" },
    ...{ "sample-2.in.old": "2", "sample-2.out.old": "two" },
  });
});

it("a sample that came in front moves no other; one that is gone leaves no second copy", () => {
  begin(samples(["1", "one"], ["2", "two"]));
  expect(renew(samples(["0", "zero"], ["1", "one"], ["2", "two"])).added).toEqual(["sample-3"]);
  expect(files()["sample-1.in"]).toBe("1");
  expect(renew(samples(["2", "two"], ["0", "zero"])).renewed).toEqual(["sample-1"]);
  expect(files()).toMatchObject({ "sample-1.in": "2", "sample-1.in.old": "1" });
  expect(Object.keys(files())).not.toContain("sample-2.in");
});

it.each<[string, CaseOrigin, CaseOrigin, boolean]>([
  ["another statement's", STATEMENT, { from: "statement", source: "judge 2" }, false],
  ["one without a source", { from: "statement" }, STATEMENT, true],
  ["a user's own", { from: "hand", why: "mine" }, STATEMENT, false],
  ["a published one", { from: "published", source: "a paper" }, STATEMENT, false],
  [
    "that file",
    { from: "hand", why: "given in x as 1" },
    { from: "hand", why: "given in x as 1" },
    true,
  ],
  [
    "another file",
    { from: "hand", why: "given in x as 2" },
    { from: "hand", why: "given in x as 1" },
    false,
  ],
])("by another input only a case of the same source is replaced: %s", (_, ours, theirs, isIt) => {
  begin([given("case-1", "1", "one", ours)]);
  const { renewed = [], added } = renew([given("case-1", "2", "two", theirs)]);
  expect([renewed.length, added.length]).toEqual(isIt ? [1, 0] : [0, 1]);
  expect(files()["case-1.in"]).toBe(isIt ? "2" : "1");
});

it("takes the answer of the statement's own case first, and none that a seed makes", () => {
  const own: CaseOrigin = { from: "hand", why: "pasted" };
  begin([given("hand-1", "1", "one", own), given("sample-1", "1", "one")]);
  expect(renew(samples(["1", "eins"])).renewed).toEqual(["sample-1"]);
  expect(files()["hand-1.out"]).toBe("one");
  rmSync(join(root, "cases"), { recursive: true });
  rmSync(join(root, "problems"), { recursive: true });
  const seeded: CaseOrigin = { from: "generator", generator: "random", seed: 1 };
  begin([given("random-1", "1", "one", seeded)]);
  expect(renew(samples(["1", "eins"])).differing).toEqual(["random-1"]);
});

it("keeps what cases.json says of it besides", () => {
  begin([given("sample-1", "1", "one", { ...STATEMENT, hidden: true, group: "a", points: 5 })]);
  renew(samples(["1", "eins"]));
  const origins = JSON.parse(readFileSync(join(root, "cases/towers/cases.json"), "utf8"));
  expect(origins["sample-1"]).toEqual({ ...STATEMENT, hidden: true, group: "a", points: 5 });
});

it("no old file is a case, or half of one", () => {
  const paths = ["1.in", "1.out", "1.in.old", "1.out.old", "1.out.old2", "2.in.old", "a1.old"];
  const { pairs, unpaired } = pairFiles(paths);
  expect([pairs.map(({ input }) => input), unpaired]).toEqual([["1.in"], []]);
  begin(samples(["1", "one"]));
  renew(samples(["2", "two"]));
  const { cases, troubles } = everyCaseIn(join(root, "cases/towers"));
  expect([cases.map(({ name }) => name), troubles]).toEqual([["sample-1"], []]);
});
