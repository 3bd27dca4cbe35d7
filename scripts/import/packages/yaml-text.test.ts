import { expect, it } from "vitest";
import { ExpectedError } from "../../base/expected-error";
import { readPackages } from "../host/read-packages";
import { yamlRecord } from "./yaml-text";

/** The error of a package with this problem.yaml, or nothing. */
function fault(text: string, more: Readonly<Record<string, string>> = {}): string {
  const paths = { "problem.yaml": text, "data/secret/1.in": "", "data/secret/1.ans": "", ...more };
  const files = Object.entries(paths).map(([path, content]) => ({
    path: `p/${path}`,
    sizeBytes: content.length,
    read: () => new TextEncoder().encode(content),
  }));
  try {
    readPackages(files, "p.zip");
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(ExpectedError);
    return (error as Error).message;
  }
}

it.each([
  ["name: A\nlimits: { time_limit: 2 }\n", /^$/],
  ["name: A\nlimits:\n", /^$/],
  [
    'name: A\ntitle: !!js/function "f"\n',
    /problem\.yaml line 2: expected plain values, found the tag/,
  ],
  ["name: 'A\nlimits: {}\n", /^p\.zip: p\/problem\.yaml line \d: expected YAML, found a quote/],
  ["name: A\nlimits:\n\tmemory: 5\n", /problem\.yaml line 3: expected YAML, found a tab/],
  ["- name\n- limits\n", /problem\.yaml line 1: expected names and values, found a list/],
  ["just words\n", /problem\.yaml line 1: expected names and values, found just words/],
  ["", /problem\.yaml line 1: expected names and values, found nothing/],
  ["# nothing\n", /problem\.yaml line 1: expected names and values, found nothing/],
  ["name: A\nlimits:\n  time_limit: -5\n", /line 3: expected limits\.time_limit as .*, found -5$/],
  ["name: A\nlimits:\n  time_limit: .inf\n", /line 3: expected .*, found \.inf$/],
  ["name: A\nlimits:\n  memory: many\n", /line 3: expected limits\.memory .*, found many$/],
  ["name: A\nlimits:\n  memory: [1]\n", /line 3: expected limits\.memory .*, found a list$/],
  ["name: A\nlimits: 5\n", /line 2: expected limits as names and values, found 5$/],
  [
    "name: A\nlimits:\n  memory: 1\n  memory: 2\n",
    /line 4: expected YAML, found a name that stands there twice/,
  ],
  ["limits: {}\nname: A\0\n", /line 2: expected text in UTF-8, found U\+0000$/],
])("problem.yaml %j: %s", (text, message) => {
  expect(fault(text)).toMatch(message);
});

it("names the other files of a package too, and parses none of more than 1 MiB", () => {
  const group = { "data/secret/testdata.yaml": "on_reject: [\n" };
  expect(fault("name: A\n", group)).toMatch(
    /p\/data\/secret\/testdata\.yaml line \d: expected YAML/,
  );
  expect(fault("name: A\n", { "submissions/submissions.yaml": "a: [\n" })).toMatch(
    /p\/submissions\/submissions\.yaml line \d: expected YAML/,
  );
  expect(fault(`name: A # ${"x".repeat(1 << 20)}\n`)).toContain(
    "p/problem.yaml: expected at most 1048576 characters, found 1048587",
  );
});

it("names the line that is no UTF-8", () => {
  const latin1 = {
    path: "a.yaml",
    sizeBytes: 9,
    read: () => Buffer.from("a: 1\nb: \xfc\n", "latin1"),
  };
  expect(() => yamlRecord(latin1)).toThrow(
    "a.yaml line 2: expected text in UTF-8, found bytes that are none",
  );
});
