import { expect, it } from "vitest";
import { packageSubmissions } from "./package-submissions";

function allowed(paths: Readonly<Record<string, string>>): Record<string, string> {
  const files = Object.entries(paths).map(([path, text]) => ({
    path,
    sizeBytes: text.length,
    read: () => new TextEncoder().encode(text),
  }));
  const submissions = packageSubmissions({ base: "", kind: "icpc", files });
  return Object.fromEntries(submissions.map(({ name, allowed }) => [name, allowed.join(" ")]));
}

it.each([
  ["accepted", "AC"],
  ["partially_accepted", "AC PE OLE MLE TLE RE WA"],
  ["wa", "WA PE"],
  ["ac_or_wa", "AC WA PE"],
  ["accepted_or_tle", "AC TLE"],
  ["tle", "TLE"],
  ["rte", "RE MLE OLE"],
  ["partial", ""],
  ["mixed", ""],
])("the folder %s allows %s", (folder, verdicts) => {
  const [of] = Object.values(allowed({ [`submissions/${folder}/a.py`]: "" }));
  expect(of!.split(" ").sort()).toEqual(verdicts.split(" ").sort());
});

it("a mark counts more than a folder, also than one without a meaning", () => {
  const marked = "# @EXPECTED_RESULTS@: CORRECT, TIMELIMIT\n";
  expect(allowed({ "submissions/mixed/a.py": marked })).toEqual({ "mixed/a.py": "AC TLE" });
  expect(allowed({ "submissions/a.py": marked })).toEqual({ "a.py": "AC TLE" });
});

it("submissions.yaml counts more than a folder", () => {
  const list = [
    "accepted/slow*: { permitted: [AC, TLE] }",
    "mixed: { permitted: [AC, WA], required: [WA] }",
    '"{mixed,other}/x.py": { permitted: [WA, RTE] }',
  ].join("\n");
  const files = { "submissions/submissions.yaml": list };
  const names = [
    "accepted/slow.py",
    "accepted/a.py",
    "mixed/b/main.py",
    "mixed/x.py",
    "other/y.py",
  ];
  const programs = Object.fromEntries(names.map((name) => [`submissions/${name}`, ""]));
  expect(allowed({ ...files, ...programs })).toEqual({
    "accepted/slow.py": "AC TLE",
    "accepted/a.py": "AC",
    "mixed/b": "PE WA",
    "mixed/x.py": "PE WA",
    "other/y.py": "",
  });
});
