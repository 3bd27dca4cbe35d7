import { expect, it } from "vitest";
import { parse } from "yaml";
import type { Problem } from "../problem/problem";
import { contestYaml, labelOf, problemsYaml } from "./contest-files";

// The keys are those of DOMjudge's manual, "Adding contest data in bulk" (doc/manual/import.rst).

it("contest.yaml has what DOMjudge asks for", () => {
  const contest = parse(contestYaml("Knights & Queens 2026", new Date("2026-11-30T10:00:00Z")));
  expect(contest).toEqual({
    id: "knights-queens-2026",
    name: "Knights & Queens 2026",
    start_time: "2026-11-30T10:00:00+00:00",
    duration: "5:00:00",
    scoreboard_freeze_duration: "1:00:00",
    penalty_time: 20,
  });
});

it("problems.yaml has a label and a colour for each", () => {
  const problem = { title: "Knight: Moves" } as Problem;
  const slugs = Array.from({ length: 30 }, (_, at) => `p-${at}`);
  const problems = parse(problemsYaml(slugs.map((slug) => ({ slug, problem }))));
  expect(problems[0]).toEqual({
    id: "p-0",
    label: "A",
    name: "Knight: Moves",
    color: "red",
    rgb: "#e6194b",
  });
  expect(new Set(problems.map(({ label }: { label: string }) => label)).size).toBe(30);
  for (const { rgb } of problems) expect(rgb).toMatch(/^#[0-9a-f]{6}$/);
});

it.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [51, "AZ"],
  [52, "BA"],
  [701, "ZZ"],
  [702, "AAA"],
])("problem %i is %s", (at, label) => expect(labelOf(at)).toBe(label));
