import type { Target } from "./target";

export const atcoder: Target = {
  title: "AtCoder",
  runtime: { name: "node", version: "22.19.0" },
  otherRuntimes: [
    {
      runtime: { name: "bun", version: "1.2.21" },
      args: [],
      notes: ["choose “JavaScript (Bun 1.2.21)”"],
    },
    {
      runtime: { name: "deno", version: "2.4.5", lacksBinary: true },
      module: "module",
      notes: ["choose “JavaScript (Deno 2.4.5)”"],
    },
  ],
  syntax: "es2023",
  module: "script",
  webAssembly: "memory",
  maxSourceBytes: 524_288, // assumed: 512 KiB is common knowledge; the rules do not mention it
  memoryMiB: 1024,
  stdin: "a file or a pipe",
  // Its language list of 2023: node --stack-size=<memory limit in KiB> Main.js ONLINE_JUDGE ATCODER
  isStackMemory: true,
  machineSource: "public copies of its language lists of 2023 and 2025",
  args: ["ONLINE_JUDGE", "ATCODER"],
  // AtCoder's language list of 2025 names these six packages for Node.js, Bun and Deno.
  packages: ["ac-library-js", "data-structure-typed", "immutable", "lodash", "mathjs", "tstl"],
  notes: ["choose “JavaScript (Node.js 22.19.0)”"],
  problemPage: (id) => `https://atcoder.jp/contests/${contest(id)}/tasks/${id}`,
  submitPage: (id) => `https://atcoder.jp/contests/${contest(id)}/submit?taskScreenName=${id}`,
  // The same task is in several contests (ADT, the ABC and ARC pairs, "abs"), and in each by itself.
  hasContests: true,
  formAt: ({ host, pathname }) => {
    if (host !== "atcoder.jp") return undefined;
    const [, contest, task] = /^\/contests\/([\w.-]+)\/tasks\/([\w.-]+)/.exec(pathname) ?? [];
    return task && `https://atcoder.jp/contests/${contest}/submit?taskScreenName=${task}`;
  },
};

/** abc246_e belongs to abc246. */
function contest(id: string): string {
  return id.slice(0, id.lastIndexOf("_")).replaceAll("_", "-");
}
