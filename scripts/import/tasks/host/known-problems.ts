import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { deskTasks } from "../../../problem/host/desk";
import type { JudgeEntry, JudgeName } from "../../../problem/problem";
import type { KnownProblem } from "../known-problem";

/** All problems of the repository, and all tasks on the desk, by what their files say as text. */
export function knownProblems(root: string): KnownProblem[] {
  const slugs = globSync("problems/*/", { cwd: root, posix: true }).map(
    (path) => path.split("/")[1]!,
  );
  const problems = slugs.sort().map((slug) => {
    const [facts, readme] = ["problem.ts", "README.md"].map((file) => {
      const path = join(root, "problems", slug, file);
      return existsSync(path) ? readFileSync(path, "utf8") : "";
    });
    const title = /\btitle:\s*(["'])(.*?)\1,\n/.exec(facts!)?.[2] ?? slug;
    const addresses = [...readme!.matchAll(/<(https?:[^>\s]+)>/g)].map(([, address]) => address!);
    return { slug, title: title.replace(/\\(.)/g, "$1"), addresses, judges: entries(facts!) };
  });
  const tasks = deskTasks(root).map(({ slug, title, address }) => {
    return { slug, title, addresses: [address], judges: [] };
  });
  return [...problems, ...tasks];
}

function entries(facts: string): JudgeEntry[] {
  const pairs = facts.matchAll(/\bjudge:\s*"([\w-]+)",\s*id:\s*"((?:[^"\\]|\\.)*)"/g);
  return [...pairs].map(([, judge, id]) => ({ judge: judge as JudgeName, id: id! }));
}
