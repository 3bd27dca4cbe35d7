import { type Catalogue, moduleName } from "./catalogue";
import { PLAYS } from "./plays";

interface Item {
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
    "/problems/": problems.map(({ slug, problem }) => {
      return { text: problem.title, link: `/problems/${slug}` };
    }),
    "/library/": [contents],
    "/play/": PLAYS.map(({ page, title }) => ({ text: title, link: `/play/${page}` })),
  };
}
