/** The parts of a problem's README before the first hint. */
export function statementOf(readme: string): string {
  const end = /^(?:#+ *Hints?\b|<details|#+ *(?:Idea|Why it is right|Cost|Pitfalls)\b)/m.exec(
    readme,
  );
  return `${(end ? readme.slice(0, end.index) : readme).trimEnd()}\n`;
}

/** The hints one by one: one fold each; its summary begins the text unless it is just a number. */
export function hintsOf(readme: string): string[] {
  const part = /^## Hints\n([\s\S]*?)(?=^## )/m.exec(`${readme}\n## `)?.[1] ?? "";
  const folds = [...part.matchAll(/<details>\s*<summary>(.*?)<\/summary>([\s\S]*?)<\/details>/g)];
  return folds.map(([, summary = "", body = ""]) => {
    const isNumber = /^(?:hint\s*)?\d*\.?$/i.test(summary.trim());
    return `${isNumber ? "" : `${summary.trim()} `}${body.trim()}`;
  });
}
