import type { JudgeEntry, JudgeName } from "../../problem/problem";
import { looseSlug, withoutNumber } from "../../problem/slug";
import { mirrored } from "./mirrors";

/** What an address names, in the words that make a folder's name and tell two problems apart. */
export interface ProblemAddress {
  /** Equal keys name the same page, however the address was written. */
  readonly key: string;
  /** The judge and its id of the problem, in words: "luogu p1379". */
  readonly words: string;
  /** Undefined for a judge that problem.ts has no name for. */
  readonly judge?: JudgeEntry;
}

interface Form {
  readonly site: string;
  /** Matches host, path, the queries that name a problem, and fragment; its groups joined by "/" are the id. */
  readonly address: RegExp;
  readonly isJudge: boolean;
}

const ID = "([\\w.-]{1,64})";
const pattern = (address: string) => new RegExp(`^${address}(?:/|$)`);
const form = (site: JudgeName, address: string): Form => {
  return { site, address: pattern(address), isJudge: true };
};
/** A site with several addresses for a problem, and no name in problem.ts. */
const other = (site: string, address: string): Form => {
  return { site, address: pattern(address), isJudge: false };
};

// Ids are written as each judge's own addresses write them.
const FORMS: readonly Form[] = [
  form("codeforces", "codeforces\\.com/(?:[\\w-]+/)*(?:contest|gym)/(\\d+)/problem/(\\w+)"),
  form("codeforces", "codeforces\\.com/problemset/(?:problem|gymProblem)/(\\d+)/(\\w+)"),
  form("codeforces", "codeforces\\.com/problemsets/(acmsguru)/problem/\\d+/(\\d+)"),
  form("atcoder", `atcoder\\.jp/contests/[\\w.-]{1,64}/tasks/${ID}`),
  form("kattis", `(?:[\\w-]+\\.)?kattis\\.com/(?:[\\w.-]+/)*problems/${ID}`),
  form("spoj", `spoj\\.com/(?:\\w+/)?problems/${ID}`),
  form("cses", "cses\\.fi/(?:problemset|[\\w-]+)/task/(\\d+)"),
  form("cses", "cses\\.fi/(\\d+)/task/(\\w+)"),
  form("aoj", "onlinejudge\\.u-aizu\\.ac\\.jp/services/room\\.html#([\\w-]+)/problems/(\\w+)"),
  form("aoj", `(?:onlinejudge|judge)\\.u-aizu\\.ac\\.jp/(?:.*/)?${ID}`),
  form("hackerrank", `hackerrank\\.com/(?:contests/[\\w-]+/)?challenges/${ID}`),
  form("hackerearth", `hackerearth\\.com/(?:.*/)${ID}`),
  form("eolymp", "(?:basecamp\\.|www\\.)?eolymp\\.com/(?:\\w\\w/)?problems/(\\d+)"),
  form("luogu", `luogu\\.com(?:\\.cn)?/problem/${ID}`),
  form("dmoj", `dmoj\\.ca/problem/${ID}`),
  form("library-checker", `(?:judge|old)\\.yosupo\\.jp/problem/${ID}`),
  form("beecrowd", "(?:judge\\.)?beecrowd\\.com(?:\\.br)?/(?:\\w\\w/)?problems/view/(\\d+)"),
  form("uva", "udebug\\.com/UVa/(\\d+)"),
  form("timus", "acm\\.timus\\.ru/problem\\.aspx(?:/(?!1/\\d)(\\d+)|/1)/(\\d+)"),
  form("leetcode", `leetcode\\.com/problems/${ID}`),
  form("lightoj", `lightoj\\.com/problem/${ID}`),
  form("poj", "poj\\.org/problem/(\\d+)"),
  form("hdu", "acm\\.hdu\\.edu\\.cn/showproblem\\.php/(\\d+)"),
  other("codechef", `codechef\\.com/(?:\\w+/)?problems(?:-old)?/${ID}`),
  other("uoj", "uoj\\.ac/(?:contest/\\d+/)?problem/(\\d+)"),
  other("pjudge", "pjudge\\.ac/(?:contest/\\d+/)?problem/(\\d+)"),
  other("tlx", "tlx\\.toki\\.id/(?:contests|problems)/([\\w-]+)/(?:problems/)?(\\w+)"),
  other("pbinfo", "(?:new\\.)?pbinfo\\.ro/probleme/(\\d+)"),
  other("baekjoon", "acmicpc\\.net/problem/(\\d+)"),
];

/** Queries that name a problem; all others choose a language or say whence one came. */
const NAMING = ["space", "cid", "contestId", "num", "pid", "id", "problem_id", "cpid"];

/** A page with all problems of a contest: the letter is in the title. */
const WHOLE_CONTEST = /^codeforces\.com\/(?:[\w-]+\/)*(?:contest|gym)\/(\d+)\/problems$/;

/** What an address names; the title helps where one page shows a whole contest. */
export function problemAddress(address: string, title = ""): ProblemAddress | undefined {
  const url = webAddress(address);
  if (!url) return undefined;
  const place = placeOf(url);
  const letter = /^\s*([A-Z]\d?)\s*[.:-]\s/.exec(title)?.[1];
  const contest = WHOLE_CONTEST.exec(place)?.[1];
  if (contest !== undefined && letter !== undefined) {
    return named("codeforces", `${contest}/${letter}`, true);
  }
  const judge = mirrored(place);
  if (judge) return named(judge.judge, judge.id, true);
  for (const { site, address, isJudge } of FORMS) {
    const parts = address.exec(place)?.slice(1);
    if (parts) return named(site, parts.filter((part) => part !== undefined).join("/"), isJudge);
  }
  return { key: place.toLowerCase(), words: wordsOf(place) };
}

/** The judge and the id that an address of a problem names; undefined for a judge we do not know. */
export function judgeAddress(address: string): JudgeEntry | undefined {
  return problemAddress(address)?.judge;
}

/** Whether two titles are one: their numbers in a contest and their writing do not count. */
export function sameTitle(a: string, b: string): boolean {
  const plain = (title: string) => {
    const name = withoutNumber(title).normalize("NFKC").toLowerCase();
    return name.replace(/[\s\p{C}]+/gu, "");
  };
  return plain(a) === plain(b);
}

/** The address when it is one of the web, else undefined. */
export function webAddress(address: string): URL | undefined {
  if (address.length > 2000 || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === "https:" || url.protocol === "http:" ? url : undefined;
}

function named(site: string, id: string, isJudge: boolean): ProblemAddress {
  return {
    key: `${site} ${id.toLowerCase()}`,
    words: `${site} ${id}`,
    ...(isJudge && { judge: { judge: site as JudgeName, id } }),
  };
}

/** Host and path with what names the problem in query and fragment behind them. */
function placeOf(url: URL): string {
  const host = url.host.replace(/^(?:www|m[123]?|mirror)\./, "");
  const queries = NAMING.flatMap((name) => url.searchParams.get(name) ?? []);
  // A judge may put all of it into the fragment, or name a problem by an unnamed query.
  const rest = queries.length === 0 && !url.search.includes("=") ? url.search : "";
  const hash = /^#(?!author=).*[/\d]|^#problem/.test(url.hash) ? url.hash : "";
  const path = url.pathname.replace(/\/+$/, "");
  return `${host}${path}${queries.map((value) => `/${value}`).join("")}${rest}${hash}`;
}

/** Parts of addresses that say nothing of the problem. */
const EMPTY = new Set(
  "problem problems problema probleme problemset problemsets task tasks contest contests exercise display view show index en html php jsp aspx p".split(
    " ",
  ),
);

function wordsOf(place: string): string {
  const [host = "", ...path] = place.split(/[/?#]/);
  const labels = host.split(":")[0]!.split(".");
  const site = labels.filter((label) => !/^(?:com|org|net|edu|ac|co|oj|acm|icpc)$/.test(label));
  const words = path.map((part) => looseSlug(decoded(part).replace(/\.\w+$/, "")));
  const naming = words.filter((word) => word !== "" && !EMPTY.has(word));
  return [site.at(-2) ?? site[0] ?? "web", ...naming.slice(-2)].join(" ");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
