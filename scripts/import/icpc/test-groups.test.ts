import { describe, expect, it } from "vitest";
import { testGroups } from "./test-groups";

// The worth of cases as the specification of 2025-09 has it under "Scoring problems".

function worth(
  key: string,
  content: Readonly<Record<string, string>>,
  version: "legacy" | "2025-09" = "2025-09",
) {
  const files = Object.entries(content).map(([path, text]) => {
    const bytes = new TextEncoder().encode(text);
    return { path: `data/${path}`, sizeBytes: bytes.length, read: () => bytes };
  });
  return testGroups(files).worth(key, version);
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

it("reads the points of the draft of 2023-07", () => {
  const draft = (how: string) => `scoring: { score: 20, aggregation: ${how} }\n`;
  const group = (how: string) => ({ ...cases, "secret/a/testdata.yaml": draft(how) });
  expect(worth("secret/a/1", group("sum"))).toEqual({ points: 10 });
  expect(worth("secret/a/1", group("min"))).toEqual({ group: "a", points: 20 });
});

it("shares 100 points among the cases of secret where it says nothing", () => {
  const secret = { "secret/1.in": "", "secret/2.in": "", "secret/3.in": "", "secret/4.in": "" };
  expect(worth("secret/2", secret)).toEqual({ points: 25 });
  expect(worth("secret/2", secret, "legacy")).toEqual({ points: 1 });
});

describe("a legacy group", () => {
  it("that adds up gives each case its accept_score", () => {
    const legacy = "grading: default\ngrader_flags: sum\naccept_score: 20\n";
    const group = { ...cases, "secret/a/testdata.yaml": legacy };
    expect(worth("secret/a/1", group, "legacy")).toEqual({ points: 20 });
  });

  it("takes what it does not say from the folders above", () => {
    const above = {
      ...cases,
      "secret/testdata.yaml": "grader_flags: always_accept sum\naccept_score: 10\nrange: 0 40\n",
    };
    expect(worth("secret/a/1", above, "legacy")).toEqual({ points: 10 });
    const own = { ...above, "secret/a/testdata.yaml": "grader_flags: min\nrange: 0 7\n" };
    expect(worth("secret/a/1", own, "legacy")).toEqual({ group: "a", points: 7 });
    expect(worth("secret/b/1", own, "legacy")).toEqual({ points: 10 });
  });
});

it("refuses groups that require each other in a circle", () => {
  const requires = (...names: string[]) => `require_pass: [${names.join(", ")}]\n`;
  const circle = {
    ...cases,
    "secret/a/test_group.yaml": requires("secret/b"),
    "secret/b/test_group.yaml": requires("sample", "secret/a"),
  };
  expect(() => worth("secret/a/1", circle)).toThrow(
    'require_pass goes in a circle: "secret/a" requires "secret/b" requires "secret/a"',
  );
  const own = { ...cases, "secret/a/test_group.yaml": requires("secret/a") };
  expect(() => worth("secret/a/1", own)).toThrow("in a circle");
});
