import { type Catalogue, moduleName } from "./catalogue";
import { PLAYS } from "./plays";

interface Item {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly Item[];
}

/** Where one can go, by the first part of an address, in the shape that VitePress wants. */
export function sidebar({ problems, modules }: Catalogue): Record<string, Item[]> {
  const topics = [...new Set(modules.map(({ path }) => path.split("/")[1]!))];
  const library = topics.map((topic) => ({
    text: topic,
    collapsed: true,
    items: modules
      .filter(({ path }) => path.startsWith(`lib/${topic}/`))
      .map(({ path, facts }) => ({ text: facts.name, link: `/library/${moduleName(path)}` })),
  }));
  return {
    "/problems/": problems.map(({ slug, problem }) => {
      return { text: problem.title, link: `/problems/${slug}` };
    }),
    "/library/": library,
    "/play/": PLAYS.map(({ page, title }) => ({ text: title, link: `/play/${page}` })),
  };
}
