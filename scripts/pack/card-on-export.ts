/**
 * The declarations of a module with its card on the main export, where editors show it. In the source the
 * card stands above the imports, and TypeScript's declarations drop it there.
 */
export function withCardOnExport(declarations: string, source: string): string {
  const card = CARD.exec(source)?.[1];
  const [, name] = /^ \* (\w+): /.exec(card ?? "") ?? [];
  if (card === undefined || name === undefined) return declarations;
  const text = declarations.replace(`/**\n${card}\n */\n`, "");
  const main = new RegExp(
    String.raw`^(?:/\*\*((?:(?!\*/)[\s\S])*)\*/\n)?(export (?:declare )?(?:abstract )?\w+ ${name}\b)`,
    "m",
  );
  return text.replace(main, (_whole, own: string | undefined, declaration: string) => {
    const more = own === undefined ? [] : [" *", ...linesOf(own)];
    return ["/**", ...inMarkdown(card), ...more, " */", declaration].join("\n");
  });
}

const CARD = /^(?:\/\/ Long: .*\n+)?\/\*\*\n([\s\S]*?)\n \*\//;

/** The inner lines of a comment of one or more lines. */
function linesOf(comment: string): string[] {
  const inner = comment.replace(/^\n|\s*$/g, "");
  return inner.split("\n").map((line) => (line.startsWith(" *") ? line : ` * ${line.trim()}`));
}

/** Editors render Markdown: each label becomes an item of a list, with the lines that go on below it. */
function inMarkdown(card: string): string[] {
  return card
    .split("\n")
    .map((line) =>
      line.replace(/^ \* ([A-Z][a-z]+) {2,}/, " * - **$1** ").replace(/^ \* {8,}/, " *   "),
    );
}
