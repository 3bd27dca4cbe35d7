import { describe, expect, test } from "vitest";
import { problemPage, targetNames, targets } from "./targets";

describe("the pages of a problem", () => {
  test.each([
    ["codeforces", "1966/C", "https://codeforces.com/problemset/problem/1966/C"],
    ["atcoder", "abc246_e", "https://atcoder.jp/contests/abc246/tasks/abc246_e"],
    ["spoj", "KNIGHTMV", "https://www.spoj.com/problems/KNIGHTMV/"],
    ["uva", "439", "https://onlinejudge.org/external/4/439.pdf"],
    ["hdu", "1372", "https://acm.hdu.edu.cn/showproblem.php?pid=1372"],
  ] as const)("%s %s", (judge, id, page) => {
    expect(problemPage(judge, id)).toBe(page);
  });

  test.each([
    ["1966/C", "https://codeforces.com/contest/1966/submit"],
    ["100001/A", "https://codeforces.com/gym/100001/submit"],
    ["acmsguru/100", "https://codeforces.com/problemsets/acmsguru/submit"],
  ])("Codeforces takes %s at its contest's form", (id, page) => {
    expect(targets.codeforces.submitPage(id)).toBe(page);
  });

  test("and each judge that has pages has a form", () => {
    for (const judge of targetNames) {
      const { problemPage: page, submitPage: form } = targets[judge];
      expect(form("1_2") === undefined, judge).toBe(page("1_2") === undefined);
    }
  });
});
