import type { JudgeEntry, JudgeName } from "../../problem/problem";

/** Virtual Judge shows problems of other judges under their own ids. */
const JUDGES: Readonly<Record<string, JudgeName>> = {
  aizu: "aoj",
  atcoder: "atcoder",
  codeforces: "codeforces",
  gym: "codeforces",
  eolymp: "eolymp",
  hdu: "hdu",
  kattis: "kattis",
  lightoj: "lightoj",
  poj: "poj",
  spoj: "spoj",
  ural: "timus",
  uva: "uva",
};

/** The problem of a judge that a page of Virtual Judge shows; undefined for any other page. */
export function mirrored(place: string): JudgeEntry | undefined {
  const [, site, name] = /^vjudge\.net(?:\.cn)?\/problem\/(\w+?)-([\w.-]+)$/.exec(place) ?? [];
  const judge = JUDGES[site?.toLowerCase() ?? ""];
  if (!judge || name === undefined) return undefined;
  const [, contest, letter] = /^(\d+)([A-Z]\w*)$/.exec(name) ?? [];
  const id = judge === "codeforces" && contest ? `${contest}/${letter}` : name;
  return { judge, id };
}
