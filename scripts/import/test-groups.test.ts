import { expect, it } from "vitest";
import { testGroups } from "./test-groups";

// The worth of cases as the specification of 2025-09 has it under "Scoring problems".

function worth(key: string, content: Readonly<Record<string, string>>) {
  const files = Object.entries(content).map(([path, text]) => {
    const bytes = new TextEncoder().encode(text);
    return { path: `data/${path}`, sizeBytes: bytes.length, read: () => bytes };
  });
  return testGroups(files).worth(key, true);
}
const cases = {
  "secret/a/1.in": "",
  "secret/a/2.in": "",
  "secret/a/1.ans": "",
  "secret/b/1.in": "",
};

it("shares the points of a group that adds them up among its cases", () => {
  const group = { ...cases, "secret/a/test_group.yaml": "max_score: 20\nscore_aggregation: sum\n" };
  expect(worth("secret/a/1", group)).toEqual({ points: 10 });
  const secret = {
    "secret/1.in": "",
    "secret/2.in": "",
    "secret/test_group.yaml": "max_score: 50\n",
  };
  expect(worth("secret/2", secret)).toEqual({ points: 25 });
});

it("gives a group that counts as a whole all of them", () => {
  const group = { ...cases, "secret/a/test_group.yaml": "max_score: 20\nscore_aggregation: min\n" };
  expect(worth("secret/a/1", group)).toEqual({ group: "a", points: 20 });
});

it("gives each case of a legacy group that adds up its accept_score", () => {
  const legacy = "grading: default\ngrader_flags: sum\naccept_score: 20\n";
  expect(worth("secret/a/1", { ...cases, "secret/a/testdata.yaml": legacy })).toEqual({
    points: 20,
  });
});
