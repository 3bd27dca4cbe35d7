/** Replaces, for every name, the text between `<!-- name -->` and `<!-- /name -->`. */
export function withSections(text: string, sections: Readonly<Record<string, string>>): string {
  let result = text;
  for (const [name, content] of Object.entries(sections)) {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const from = result.indexOf(open);
    const to = result.indexOf(close, from);
    if (from < 0 || to < 0) throw new Error(`no section ${open} … ${close}`);
    result = `${result.slice(0, from + open.length)}\n${content.trim()}\n${result.slice(to)}`;
  }
  return result;
}
