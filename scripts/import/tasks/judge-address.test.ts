import { expect, it } from "vitest";
import { targetNames, targets } from "../../targets/targets";
import { judgeAddress, problemAddress, sameTitle, webAddress } from "./judge-address";

it.each([
  ["https://codeforces.com/contest/1966/problem/C", "codeforces", "1966/C"],
  ["https://codeforces.com/problemset/problem/1966/C?x=1", "codeforces", "1966/C"],
  ["https://codeforces.com/problemset/gymProblem/104385/A", "codeforces", "104385/A"],
  ["https://m2.codeforces.com/contest/1966/problem/C", "codeforces", "1966/C"],
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
  ["https://codeforces.com/group/MWSDmqGsZm/contest/219856/problem/A", "codeforces", "219856/A"],
  ["https://codeforces.com/problemsets/acmsguru/problem/99999/123", "codeforces", "acmsguru/123"],
  ["https://cses.fi/241/task/A", "cses", "241/A"],
  [
    "https://onlinejudge.u-aizu.ac.jp/services/room.html#KUPC2020Spring/problems/C",
    "aoj",
    "KUPC2020Spring/C",
  ],
  ["https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=CGL_1_A&lang=ja", "aoj", "CGL_1_A"],
  ["https://acm.timus.ru/problem.aspx?space=1&num=1098&locale=ru", "timus", "1098"],
  ["https://acm.timus.ru/problem.aspx?space=340&num=2", "timus", "340/2"],
  ["https://acm.timus.ru/problem.aspx?space=340&num=1", "timus", "340/1"],
  ["https://vjudge.net/problem/CodeForces-406C", "codeforces", "406/C"],
  ["https://vjudge.net/problem/Aizu-ALDS1_1_C", "aoj", "ALDS1_1_C"],
  ["https://vjudge.net.cn/problem/Gym-104385A#author=GPT_zh", "codeforces", "104385/A"],
  ["https://www.udebug.com/UVa/199", "uva", "199"],
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

it.each([
  ["https://www.codechef.com/LTIME58A/problems/ZOZ", "codechef zoz", "codechef ZOZ"],
  ["https://www.codechef.com/problems-old/BUS", "codechef bus", "codechef BUS"],
  ["https://uoj.ac/contest/50/problem/495", "uoj 495", "uoj 495"],
  ["https://uoj.ac/problem/495?locale=zh", "uoj 495", "uoj 495"],
  ["http://nnsznoi.openjudge.cn/080601/2/", "nnsznoi.openjudge.cn/080601/2", "openjudge 080601 2"],
  [
    "http://acm.ocrosoft.com/problem.php?cid=3659&pid=0",
    "acm.ocrosoft.com/problem.php/3659/0",
    "ocrosoft 3659 0",
  ],
  ["https://kilonova.ro/problems/1/?utm_source=x", "kilonova.ro/problems/1", "kilonova 1"],
])("%s is told by what names the problem alone", (address, key, words) =>
  expect(problemAddress(address)).toMatchObject({ key, words }));

it("a page with a whole contest is told by the letter of the title", () => {
  const page = "https://codeforces.com/contest/1/problems?locale=en";
  expect(problemAddress(page, "B. Spreadsheets")?.judge).toEqual({
    judge: "codeforces",
    id: "1/B",
  });
});

it("the page of a problem leads back to judge and id", () => {
  const ids: Partial<Record<string, string>> = {
    codeforces: "1966/C",
    atcoder: "abc246_e",
    cses: "1098",
  };
  for (const judge of targetNames) {
    const id = ids[judge] ?? "1234";
    const page = targets[judge].problemPage(id);
    if (page !== undefined) expect(judgeAddress(page), page).toEqual({ judge, id });
  }
});

it("titles agree whatever their number and writing", () => {
  expect(sameTitle("A. String Task", "String  task")).toBe(true);
  expect(sameTitle("A. 【NOIP】数字", "# 21691. 【NOIP】数字")).toBe(true);
  expect(sameTitle("A/B", "A+B")).toBe(false);
  expect(sameTitle("8 Puzzle", "15 Puzzle")).toBe(false);
});

it("only the web counts as an address", () => {
  expect(webAddress("ftp://x/")).toBeUndefined();
  expect(webAddress("https://x/<y> z")?.href).toBe("https://x/%3Cy%3E%20z");
});
