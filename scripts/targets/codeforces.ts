import type { Target } from "./target";

export const codeforces: Target = {
  title: "Codeforces",
  runtime: { name: "node", version: "15.8.0" },
  syntax: "es2021",
  module: "script",
  webAssembly: "values",
  maxSourceBytes: 65_536, // assumed: common knowledge; we found no page of Codeforces that says it
  formLineEnd: "CRLF",
  memoryMiB: 256,
  machineSource: "runs on Windows, by its list of compilers; the rest follows from that",
  lacksDevStdin: true,
  lineEnd: "CRLF", // inputs are text files of Windows
  stdin: "a pipe on Windows: no /dev/stdin, and the end of a closed pipe is the error EOF",
  notes: ["choose “Node.js 15.8.0 (64bit)”, not “JavaScript V8”"],
  problemPage: (id) => {
    const [contest, letter] = id.split("/");
    if (contest === "acmsguru") {
      return `https://codeforces.com/problemsets/acmsguru/problem/99999/${letter}`;
    }
    const isGym = Number(contest) >= 100_000;
    const place = isGym ? `gym/${contest}/problem` : `problemset/problem/${contest}`;
    return `https://codeforces.com/${place}/${letter}`;
  },
  submitPage: (id) => {
    const contest = id.split("/")[0]!;
    if (contest === "acmsguru") return "https://codeforces.com/problemsets/acmsguru/submit";
    const place = Number(contest) >= 100_000 ? "gym" : "contest";
    return `https://codeforces.com/${place}/${contest}/submit`; // during the contest and after it
  },
  hasContests: true,
  // A contest, a gym, and the contests of a group and of a course (edu) have a form of their own each.
  formAt: ({ host, pathname }) => {
    if (!/^(?:(?:www|m[123]?|mirror)\.)?codeforces\.com$/.test(host)) return undefined;
    const contest = /^((?:\/[\w-]+)*\/(?:contest|gym)\/\d+)\/problems?(?:\/|$)/.exec(pathname)?.[1];
    if (contest !== undefined) return `https://${host}${contest}/submit`;
    const [, kind, set] = /^\/problemset\/(problem|gymProblem)\/(\d+)\//.exec(pathname) ?? [];
    if (set) return `https://${host}/${kind === "problem" ? "contest" : "gym"}/${set}/submit`;
    return pathname.startsWith("/problemsets/acmsguru/")
      ? `https://${host}/problemsets/acmsguru/submit`
      : undefined;
  },
};
