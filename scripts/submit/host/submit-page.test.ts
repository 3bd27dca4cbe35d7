import { expect, it } from "vitest";
import { pageOf } from "./submit-page";

const adt = "https://atcoder.jp/contests/adt_easy_20240103_1/tasks/abc124_a";
const form = "https://atcoder.jp/contests/adt_easy_20240103_1/submit?taskScreenName=abc124_a";
const entry = { judge: "atcoder", id: "abc124_a" } as const;
const byId = "https://atcoder.jp/contests/abc124/submit?taskScreenName=abc124_a";

it.each([
  ["a task of the desk", [entry], adt, { address: form }],
  ["a kept problem", [{ ...entry, page: adt }], undefined, { address: form }],
  ["a problem without an address", [entry], undefined, { address: byId, guessedFrom: "abc124_a" }],
  [
    "a judge that has no name here",
    [],
    "https://judge.example/1",
    { address: "https://judge.example/1" },
  ],
] as const)("%s", (_, judges, found, page) =>
  expect(pageOf({ slug: "a-x", judges, found }, "atcoder")).toEqual(page));

it("a page of one judge is not taken for another one's", () => {
  const page = pageOf({ slug: "a-x", judges: [entry], found: adt }, "kattis");
  expect(page).toEqual({ missing: "problem.ts of a-x has no entry for Kattis" });
});
