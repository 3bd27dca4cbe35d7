import { type Block, blocksOf } from "./markdown";

/** A statement by its parts, in the order of the README. */
export interface Statement {
  /** What stands before the first section, without the title. */
  readonly legend: readonly Block[];
  readonly sections: readonly { readonly title: string; readonly blocks: readonly Block[] }[];
}

/** The statement of a README that ends before its first hint. */
export function statementParts(readme: string): Statement {
  const blocks = blocksOf(readme).filter(({ kind }, at) => at > 0 || kind !== "heading");
  const sections: { title: string; blocks: Block[] }[] = [];
  const legend: Block[] = [];
  for (const block of blocks) {
    if (block.kind === "heading" && block.level <= 2) {
      sections.push({ title: block.text, blocks: [] });
    } else (sections.at(-1)?.blocks ?? legend).push(block);
  }
  return { legend, sections };
}

/** The sections that a host does not print by itself: where it shows the sample files, not "Samples". */
export function shownSections(statement: Statement, showsSamples: boolean): Statement["sections"] {
  return statement.sections.filter(({ title }) => !(showsSamples && isSamples(title)));
}

function isSamples(title: string): boolean {
  return /^(samples?|examples?)\b/i.test(title);
}

/** All of it as one list of blocks. */
export function statementBlocks(statement: Statement, showsSamples: boolean): Block[] {
  return [
    ...statement.legend,
    ...shownSections(statement, showsSamples).flatMap(({ title, blocks }) => [
      { kind: "heading", level: 2, text: title } as const,
      ...blocks,
    ]),
  ];
}

/** The same as Markdown, without the title and without pictures and links that lead into the repository. */
export function statementMarkdown(readme: string, showsSamples: boolean): string {
  const parts = readme.replaceAll("\r\n", "\n").split(/^(?=## )/m);
  const titleOf = (part: string) => /^## +(.*)$/m.exec(part)?.[1] ?? "";
  const kept = parts.filter((part, at) => at === 0 || !(showsSamples && isSamples(titleOf(part))));
  const text = kept
    .join("")
    .replace(/^# .*\n+/, "")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, "$1");
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
}
