import { expect, it } from "vitest";
import { testFolder } from "../../testing/test-folder";
import { findJobs } from "./find-jobs";

it("lists hand-ins by person, 2 before 10, submissions by path, and names what is no program", () => {
  const texts = ["cid/a10.py", "cid/a2.cpp", "ann/a.ts", "ann/a.d.ts", "b.py", "cid/notes.txt"];
  const [one, two] = ["hand-in", "submissions"].map((name) =>
    testFolder(Object.fromEntries(texts.map((path) => [`${name}/${path}`, ""]))).concat("/", name),
  );
  const people = findJobs(one!, "two-knights");
  expect(
    people.jobs.map(({ who, file }) => `${who} ${file.slice(file.indexOf("hand-in"))}`),
  ).toEqual([
    ...["ann hand-in/ann/a.ts", "b.py hand-in/b.py"],
    ...["cid hand-in/cid/a2.cpp", "cid hand-in/cid/a10.py"],
  ]);
  expect([...people.others].sort()).toEqual(["ann/a.d.ts", "cid/notes.txt"]);
  expect(findJobs(two!, "two-knights").jobs[2]).toMatchObject({
    who: "cid/a2.cpp",
    problem: "two-knights",
  });
  const own = findJobs("two-knights", undefined).jobs.map(({ who }) => who);
  expect([own[0], own.every((who) => /^(?:solution\.ts|wrong\/.*)$/.test(who))]).toEqual([
    "solution.ts",
    true,
  ]);
  expect(() => findJobs(one!, undefined)).toThrow("whose cases judge");
});
