import type { JudgeEntry, JudgeName } from "../problem/problem";

interface Form {
  readonly judge: JudgeName;
  /** Matches host and path; the groups joined by "/" are the id. */
  readonly address: RegExp;
}

const ID = "([\\w.-]{1,64})";
const form = (judge: JudgeName, address: string): Form => ({
  judge,
  address: new RegExp(`^(?:www\\.)?${address}(?:/|$)`),
});

// Ids are written as each judge's own addresses write them.
const FORMS: readonly Form[] = [
  form("codeforces", "(?:m1?\\.)?codeforces\\.com/(?:contest|gym)/(\\d+)/problem/(\\w+)"),
  form("codeforces", "(?:m1?\\.)?codeforces\\.com/problemset/problem/(\\d+)/(\\w+)"),
  form("atcoder", `atcoder\\.jp/contests/${ID}/tasks/${ID}`),
  form("kattis", `(?:\\w+\\.)?kattis\\.com/(?:contests/[\\w-]+/)?problems/${ID}`),
  form("spoj", `spoj\\.com/problems/${ID}`),
  form("cses", "cses\\.fi/(?:problemset|[\\w-]+)/task/(\\d+)"),
  form("aoj", `(?:onlinejudge|judge)\\.u-aizu\\.ac\\.jp/(?:.*/)?${ID}`),
  form("hackerrank", `hackerrank\\.com/(?:contests/[\\w-]+/)?challenges/${ID}`),
  form("hackerearth", `hackerearth\\.com/(?:.*/)${ID}`),
  form("eolymp", "(?:basecamp\\.|www\\.)?eolymp\\.com/(?:\\w\\w/)?problems/(\\d+)"),
  form("luogu", `luogu\\.com(?:\\.cn)?/problem/${ID}`),
  form("dmoj", `dmoj\\.ca/problem/${ID}`),
  form("library-checker", `judge\\.yosupo\\.jp/problem/${ID}`),
  form("beecrowd", "(?:judge\\.)?beecrowd\\.com(?:\\.br)?/(?:\\w\\w/)?problems/view/(\\d+)"),
  form("timus", "acm\\.timus\\.ru/problem\\.aspx/(\\d+)"),
  form("leetcode", `leetcode\\.com/problems/${ID}`),
  form("lightoj", `lightoj\\.com/problem/${ID}`),
  form("poj", "poj\\.org/problem/(\\d+)"),
  form("hdu", "acm\\.hdu\\.edu\\.cn/showproblem\\.php/(\\d+)"),
];

/** The judge and the id that an address of a problem names; undefined for a judge we do not know. */
export function judgeAddress(address: string): JudgeEntry | undefined {
  const url = webAddress(address);
  if (!url) return undefined;
  // Judges that name the problem in the query: the number is put behind the path.
  const number =
    url.searchParams.get("num") ?? url.searchParams.get("pid") ?? url.searchParams.get("id");
  const place = `${url.host}${url.pathname}${number === null ? "" : `/${number}`}`;
  for (const { judge, address } of FORMS) {
    const parts = address.exec(place)?.slice(1);
    if (parts) return { judge, id: idOf(judge, parts) };
  }
  return undefined;
}

/** The address when it is one of the web, else undefined. */
export function webAddress(address: string): URL | undefined {
  if (address.length > 2000 || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === "https:" || url.protocol === "http:" ? url : undefined;
}

function idOf(judge: JudgeName, parts: readonly string[]): string {
  return judge === "atcoder" ? parts[1]! : parts.join("/");
}
