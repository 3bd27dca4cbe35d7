/** The text with what stands between `<!-- name -->` and `<!-- /name -->` replaced, for every name. */
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

/** The names of the sections that differ; times, which no two runs share, do not count. */
export function staleSections(text: string, sections: Readonly<Record<string, string>>): string[] {
  const timeless = (each: string) => each.replace(/\| *[\d–]+ ms/g, "| ms");
  return Object.keys(sections).filter((name) => {
    const fresh = withSections(text, { [name]: sections[name]! });
    return timeless(fresh) !== timeless(text);
  });
}
