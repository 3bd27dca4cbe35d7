import { type Catalogue, moduleName, type ProblemEntry } from "./catalogue";
import { PLAYS } from "./plays";
import { byTopic, titles } from "./problem-topics";

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
    const topicModules = modules.filter(({ path }) => path.startsWith(`lib/${topic}/`));
    const items = topicModules.map(({ path, facts }) => {
      return { text: facts.name, link: `/library/${moduleName(path)}` };
    });
    return [`/library/${topic}/`, [{ text: topic, items }, contents]];
  });
  return {
    ...Object.fromEntries(library),
    "/problems/": problemGroups(problems),
    "/library/": [contents],
    "/play/": PLAYS.map(({ page, title }) => ({ text: title, link: `/play/${page}` })),
  };
}

/** The problems by what they are about: groups by technique would spoil practice. */
function problemGroups(problems: readonly ProblemEntry[]): Item[] {
  const names = titles(problems);
  return [...byTopic(problems)].map(([text, own]) => ({
    text,
    items: own.map(({ slug }) => ({ text: names.get(slug)!, link: `/problems/${slug}` })),
  }));
}
