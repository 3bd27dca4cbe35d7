import { expect, it } from "vitest";
import { judgeAddress, webAddress } from "./judge-address";

it.each([
  ["https://codeforces.com/contest/1966/problem/C", "codeforces", "1966/C"],
  ["https://codeforces.com/problemset/problem/1966/C?x=1", "codeforces", "1966/C"],
  ["https://atcoder.jp/contests/abc246/tasks/abc246_e", "atcoder", "abc246_e"],
  ["https://open.kattis.com/problems/knightjump", "kattis", "knightjump"],
  ["https://open.kattis.com/contests/abc123/problems/knightjump", "kattis", "knightjump"],
  ["https://www.spoj.com/problems/KNIGHTMV/", "spoj", "KNIGHTMV"],
  ["https://cses.fi/problemset/task/1670", "cses", "1670"],
  ["https://onlinejudge.u-aizu.ac.jp/problems/ALDS1_13_B", "aoj", "ALDS1_13_B"],
  [
    "https://www.hackerrank.com/challenges/a-chessboard-game-1/problem",
    "hackerrank",
    "a-chessboard-game-1",
  ],
  ["https://eolymp.com/en/problems/2764", "eolymp", "2764"],
  ["https://www.luogu.com.cn/problem/P1443", "luogu", "P1443"],
  ["https://dmoj.ca/problem/ccc10j5", "dmoj", "ccc10j5"],
  ["https://judge.yosupo.jp/problem/aplusb", "library-checker", "aplusb"],
  ["http://poj.org/problem?id=1077", "poj", "1077"],
  ["https://acm.hdu.edu.cn/showproblem.php?pid=1372", "hdu", "1372"],
])("%s", (address, judge, id) => expect(judgeAddress(address)).toEqual({ judge, id }));

it.each([
  "https://example.org/problems/x",
  "https://codeforces.com.evil.example/contest/1/problem/A",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "not an address",
  `https://spoj.com/problems/${"x".repeat(3000)}`,
  "https://open.kattis.com/problems/%2e%2e%2f",
])("%s is no problem of a judge we know", (address) =>
  expect(judgeAddress(address)).toBeUndefined());

it("only the web counts as an address", () => {
  expect(webAddress("ftp://x/")).toBeUndefined();
  expect(webAddress("https://x/<y> z")?.href).toBe("https://x/%3Cy%3E%20z");
});
