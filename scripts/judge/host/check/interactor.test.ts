import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TOOL, WORKSPACE } from "../../../base/host/roots";
import { fillTemplate } from "../../../problem/host/fill-template";
import { writeFiles } from "../../../testing/test-folder";
import { prepareProblem } from "../prepare/prepare-problem";
import { ownInteractor } from "./interactor";

const SLUG = "a-talk-nobody-has-written";
const folder = join(WORKSPACE, ".contest", SLUG);
const EXAMPLE = "scripts/problem/template/worked/interact.ts";

beforeEach(() => {
  const files = fillTemplate({ slug: SLUG, title: "A talk", interactor: "own", cases: [] });
  writeFiles(folder, { ...Object.fromEntries(files), "cases/1.in": "5\n", "cases/1.out": "5\n" });
});
afterEach(() => rmSync(folder, { recursive: true }));

it("an interact.ts as the template has it is named, with what to edit and an example", async () => {
  const { cases, troubles } = await prepareProblem(SLUG);
  expect(troubles).toContainEqual({
    message: `.contest/${SLUG}/interact.ts is not written yet: it plays the judge`,
    hint: `edit it: its talk() reads the program's lines and answers, as in ${EXAMPLE}`,
  });
  expect(cases).toEqual([]);
});

it("where it is missing nothing is judged as if the problem were not interactive", async () => {
  rmSync(join(folder, "interact.ts"));
  const { cases, troubles } = await prepareProblem(SLUG);
  expect(troubles).toContainEqual({
    message: `.contest/${SLUG}/interact.ts is missing`,
    hint: `write it as ${EXAMPLE} is, or leave "interactor" out of problem.ts`,
  });
  expect(cases).toEqual([]);
});

it.each([
  [42, "? 3\n? 5\n! 5\n", "higher\nequal\n", "2 questions\n"],
  [43, "? 3\n! 4\n", "higher\n", "the number is 5, the program says 4\n"],
  [43, "? 8\n".repeat(11), "lower\n".repeat(10), "more than 10 questions\n"],
  [43, "? 1001\n", "", 'expected "? y" or "! y" with y in [1, 1000], found "? 1001"\n'],
  [43, "", "", "the program ended without an answer\n"],
])("the worked example ends with %s after %j", (status, input, stdout, stderr) => {
  const { command } = ownInteractor(readFileSync(join(TOOL, EXAMPLE), "utf8"));
  const words = [...command.slice(1), join(folder, "cases/1.in")];
  expect(spawnSync(command[0]!, words, { input, encoding: "utf8" })).toMatchObject({
    status,
    stdout,
    stderr,
  });
});
