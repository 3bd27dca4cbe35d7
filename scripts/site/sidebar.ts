import { type Catalogue, moduleName, type ProblemEntry } from "./catalogue";
import { PLAYS } from "./plays";

export interface Item {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly Item[];
}

/** The sidebars by the first part of an address, in VitePress's format. */
export function sidebar({ problems, modules }: Catalogue): Record<string, Item[]> {
  const topics = [...new Set(modules.map(({ path }) => path.split("/")[1]!))];
  const contents = {
    text: "Topics",
    items: topics.map((topic) => ({ text: topic, link: `/library/#${topic}` })),
  };
  const library = topics.map((topic): [string, Item[]] => {
    const own = modules.filter(({ path }) => path.startsWith(`lib/${topic}/`));
    const items = own.map(({ path, facts }) => {
      return { text: facts.name, link: `/library/${moduleName(path)}` };
    });
    return [`/library/${topic}/`, [{ text: topic, items }, contents]];
  });
  return {
    ...Object.fromEntries(library),
    "/problems/": byJudge(problems),
    "/library/": [contents],
    "/play/": PLAYS.map(({ page, title }) => ({ text: title, link: `/play/${page}` })),
  };
}

/** The names in a group for each judge, the first one of a problem: groups by technique would spoil it. */
function byJudge(problems: readonly ProblemEntry[]): Item[] {
  const groups = new Map<string, Item[]>();
  for (const { slug, problem, judges } of problems) {
    const judge = judges[0]?.judge ?? "no judge";
    const item = { text: problem.title, link: `/problems/${slug}` };
    groups.set(judge, [...(groups.get(judge) ?? []), item]);
  }
  const sorted = [...groups].sort(([a], [b]) => a.localeCompare(b, "en"));
  return sorted.map(([text, items]) => ({ text, items }));
}
