import { expect, it } from "vitest";
import { placeOf } from "./send-place";

const cf = { judge: "codeforces", id: "4/A" } as const;
const kattis = { judge: "kattis", id: "x" } as const;
const group = "https://codeforces.com/group/Xy/contest/4/problem/A";
const place = (judges: readonly object[], found: string | undefined, ...more: [never?, string?]) =>
  placeOf({ slug: "a", judges: judges as never, found }, "codeforces", more[1]);

it("a task is sent to the address from which it came, in its contest", () => {
  expect(place([cf], group)).toEqual({ page: group, id: "4/A" });
  expect(place([{ ...cf, page: group }], undefined)).toEqual({ page: group, id: "4/A" });
});

it("the newest address counts, and that of another site does not", () => {
  const old = "https://codeforces.com/contest/4/problem/A";
  expect(place([{ ...cf, page: old }], group).page).toBe(group);
  expect(place([{ ...cf, page: old }], "https://vjudge.net/problem/CodeForces-4A").page).toBe(old);
});

it("what the user names comes first", () => {
  expect(place([cf], group, undefined, "https://x.example/")).toEqual({
    ...{ page: "https://x.example/", id: "4/A" },
  });
});

it("without an address the page of the id is a guess", () => {
  const page = "https://codeforces.com/problemset/problem/4/A";
  expect(place([cf], undefined)).toEqual({ page, id: "4/A", guessedFrom: "4/A" });
});

it("a problem of another judge is sent nowhere else", () => {
  expect(place([kattis], "https://open.kattis.com/problems/x")).toEqual({});
  expect(place([], "https://dom.example/problems/A")).toEqual({
    page: "https://dom.example/problems/A",
  });
});
