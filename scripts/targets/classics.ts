import type { JudgeName, TargetName } from "../problem/problem";

/** Pages of judges that run no JavaScript from stdin; their statements are the classics. */
export const classicPages: Readonly<
  Record<Exclude<JudgeName, TargetName>, (id: string) => string>
> = {
  uva: (id) => `https://onlinejudge.org/external/${Math.floor(Number(id) / 100)}/${id}.pdf`,
  poj: (id) => `http://poj.org/problem?id=${id}`,
  hdu: (id) => `https://acm.hdu.edu.cn/showproblem.php?pid=${id}`,
  timus: (id) => {
    const [number, space = "1"] = id.split("/").reverse(); // "340/1" is a problem of a contest
    return `https://acm.timus.ru/problem.aspx?space=${space}&num=${number}`;
  },
  leetcode: (id) => `https://leetcode.com/problems/${id}/`,
  lightoj: (id) => `https://lightoj.com/problem/${id}`,
};

/** Why a program is not submitted there; LightOJ does not say what it runs. */
export const classicRefusals: Readonly<Partial<Record<JudgeName, string>>> = {
  uva: "takes no JavaScript",
  poj: "takes no JavaScript",
  hdu: "takes no JavaScript",
  timus: "takes no JavaScript",
  leetcode: "calls a function of its own, and gives no stdin",
};

/** What they are called. */
export const classicTitles: Readonly<Record<Exclude<JudgeName, TargetName>, string>> = {
  uva: "UVa",
  poj: "POJ",
  hdu: "HDU",
  timus: "Timus",
  leetcode: "LeetCode",
  lightoj: "LightOJ",
};
