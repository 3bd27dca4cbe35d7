/** What a problem's README says before it gives anything away. */
export function statementOf(readme: string): string {
  const end = /^(?:#+ *Hints?\b|<details|#+ *(?:Idea|Why it is right|Cost|Pitfalls)\b)/m.exec(
    readme,
  );
  return `${(end ? readme.slice(0, end.index) : readme).trimEnd()}\n`;
}

/**
 * The hints of a README one by one, whichever of the two ways it has them: a folded list, or a fold
 * for each, whose summary counts as its first words unless it is a mere number.
 */
export function hintsOf(readme: string): string[] {
  const part =
    /^(?:## *Hints?\b[^\n]*\n|<details>\s*<summary>Hints?<\/summary>)([\s\S]*?)(?=^## )/m;
  const text = part.exec(`${readme}\n## `)?.[1] ?? "";
  const folds = [...text.matchAll(/<details>\s*<summary>(.*?)<\/summary>([\s\S]*?)<\/details>/g)];
  const hints = folds.map(([, summary = "", body = ""]) => {
    const isNumber = /^(?:hint\s*)?\d*\.?$/i.test(summary.trim());
    return `${isNumber ? "" : `${summary.trim()} `}${body.trim()}`;
  });
  const all = hints.length > 0 ? hints : [text.replace(/<\/details>[\s\S]*/, "")];
  // A list inside of a fold is several hints.
  return all.flatMap((hint) => items(hint.trim())).filter((hint) => hint !== "");
}

function items(text: string): string[] {
  if (!/^\d+\. /.test(text)) return [text];
  return text.split(/^\d+\. +/m).map((item) => item.replace(/\n\s+/g, " ").trim());
}
