import { expect, it } from "vitest";
import type { TargetName } from "../problem/problem";
import { formPage } from "./form-page";

/** Judge, id and where a task was found; below, its form's page. */
const FOUND = `
atcoder abc124_a https://atcoder.jp/contests/adt_easy_20240103_1/tasks/abc124_a?lang=en
  https://atcoder.jp/contests/adt_easy_20240103_1/submit?taskScreenName=abc124_a
atcoder abc086_a https://atcoder.jp/contests/abs/tasks/abc086_a
  https://atcoder.jp/contests/abs/submit?taskScreenName=abc086_a
atcoder arc104_a https://atcoder.jp/contests/acl-contest1/tasks/arc104_a
  https://atcoder.jp/contests/acl-contest1/submit?taskScreenName=arc104_a
codeforces 219856/A https://codeforces.com/group/MWSDmqGsZm/contest/219856/problem/A
  https://codeforces.com/group/MWSDmqGsZm/contest/219856/submit
codeforces 273169/A https://codeforces.com/edu/course/2/lesson/4/1/practice/contest/273169/problem/A
  https://codeforces.com/edu/course/2/lesson/4/1/practice/contest/273169/submit
codeforces 104385/A https://codeforces.com/gym/104385/problem/A
  https://codeforces.com/gym/104385/submit
codeforces 104385/A https://codeforces.com/problemset/gymProblem/104385/A
  https://codeforces.com/gym/104385/submit
codeforces 1966/C https://codeforces.com/problemset/problem/1966/C
  https://codeforces.com/contest/1966/submit
codeforces 1/B https://codeforces.com/contest/1/problems
  https://codeforces.com/contest/1/submit
kattis hello https://open.kattis.com/contests/abc123/problems/hello
  https://open.kattis.com/contests/abc123/problems/hello/submit
kattis hello https://kth-2024.kattis.com/problems/hello
  https://kth-2024.kattis.com/problems/hello/submit
kattis hello https://kth.kattis.com/courses/DD2458/popup24/assignments/ab12/problems/hello
  https://kth.kattis.com/courses/DD2458/popup24/assignments/ab12/problems/hello/submit
luogu P1443 https://www.luogu.com.cn/problem/P1443?contestId=12345&lang=en
  https://www.luogu.com.cn/problem/P1443?contestId=12345#submit
luogu P1443 https://www.luogu.com/problem/P1443
  https://www.luogu.com/problem/P1443#submit
hackerrank euler001 https://www.hackerrank.com/contests/projecteuler/challenges/euler001?x=1
  https://www.hackerrank.com/contests/projecteuler/challenges/euler001/problem
hackerrank nim-game-1 https://www.hackerrank.com/challenges/nim-game-1/problem
  https://www.hackerrank.com/challenges/nim-game-1/problem
spoj X https://www.spoj.com/ROUND1/problems/X/
  https://www.spoj.com/ROUND1/submit/X/
cses 241/A https://cses.fi/241/task/A
  https://cses.fi/241/submit/A/`;

const rows = FOUND.trim()
  .split(/\n(?=\w)/)
  .map((row) => row.split(/\s+/) as [TargetName, string, string, string]);

it.each(rows)("%s %s at %s", (judge, id, found, address) =>
  expect(formPage(judge, id, [undefined, found])).toEqual({ address, isGuess: false }));

it.each([
  ["atcoder", "abc124_a", "https://vjudge.net/problem/AtCoder-abc124_a"],
  ["atcoder", "abc124_a", "https://atcoder.jp.evil.example/contests/abs/tasks/abc124_a"],
  ["codeforces", "1966/C", "https://evil.example/group/x/contest/1/problem/A"],
  ["kattis", "hello", "https://kattis.com.evil.example/contests/a/problems/hello"],
  ["luogu", "P1443", "ftp://www.luogu.com.cn/problem/P1443?contestId=1"],
  ["hackerrank", "x", undefined],
  ["kattis", "hello", "no address"],
] as const)("%s %s at %s has the page of its id, which is a guess", (judge, id, found) => {
  const byId = formPage(judge, id, []);
  expect(byId).toMatchObject({ isGuess: true });
  expect(formPage(judge, id, [found])).toEqual(byId);
});

it("of a judge without contests the id says all, and one without pages has none", () => {
  expect(formPage("spoj", "KNIGHTMV", [])).toEqual({
    address: "https://www.spoj.com/submit/KNIGHTMV/",
    isGuess: false,
  });
  expect(formPage("domjudge", "1", ["https://x.example/"])).toBeUndefined();
});
