import { expect, it } from "vitest";
import { codeforcesPage } from "./sites/codeforces";
import { csesPage } from "./sites/cses";

it.each([
  "https://codeforces.com/contest/4/problem/A",
  "https://codeforces.com/contest/1890/problem/B2",
  "https://codeforces.com/problemset/problem/4/A",
  "https://codeforces.com/gym/104114/problem/K",
  "https://codeforces.com/group/Xy12z/contest/219/problem/A",
  "https://codeforces.com/edu/course/2/lesson/4/1/practice/contest/273169/problem/A",
  "https://codeforces.com/problemsets/acmsguru/problem/99999/100",
])("cph-submit reads %s", (address) => {
  expect(codeforcesPage(address)).toBe(address);
  expect(codeforcesPage(`${address}?locale=en#x`)).toBe(address);
  expect(codeforcesPage(`${address}/`)).toBe(address);
});

// It submits an empty program to the problem set for each of them.
it.each([
  ...["https://codeforces.com/contest/4", "https://codeforces.com/contest/4/problems"],
  ...["https://codeforces.com/contest/4/problem/a", "https://codeforces.com/contest/4/problem/A/B"],
  "https://codeforces.com/contest/4/problem/A%20",
  "https://codeforces.com/problemset/gymProblem/104114/K",
  "https://codeforces.com/edu/course/2/lesson/4/practice/contest/1/problem/A",
  "https://codeforces.com/problemsets/acmsguru/problem/1/100",
  "https://codeforces.com//contest/4/problem/A",
  "https://codeforces.com.evil.example/contest/4/problem/A",
  "https://evil.example/https://codeforces.com/contest/4/problem/A",
  "https://user@codeforces.com/contest/4/problem/A",
  "https://codeforces.com:444/contest/4/problem/A",
  ...["https://m1.codeforces.com/contest/4/problem/A", "http://codeforces.com/contest/4/problem/A"],
  ...["https://cses.fi/problemset/task/1068", ""],
])("nothing is handed over for %s", (address) => {
  expect(codeforcesPage(address)).toBeUndefined();
});

it.each([
  "https://cses.fi/problemset/task/1068",
  "https://cses.fi/241/task/A",
])("reads %s", (page) => {
  expect(csesPage(page)).toBe(page);
  expect(csesPage(`${page}/?x`)).toBe(page);
});

it.each([
  "https://cses.fi/problemset/submit/1068",
  "https://cses.fi/problemset/task/1068/x",
  "https://cses.fi/problemset/",
  "https://evil.cses.fi/problemset/task/1068",
  "https://cses.fi/ssu24/task/1068",
])("nothing is handed over for %s", (address) => expect(csesPage(address)).toBeUndefined());
