/** The text with what stands between `<!-- name -->` and `<!-- /name -->` replaced. */
export function replaceSection(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(open);
  const to = text.indexOf(close, from);
  if (from < 0 || to < 0) throw new Error(`no section ${open} … ${close}`);
  return `${text.slice(0, from + open.length)}\n${content.trim()}\n${text.slice(to)}`;
}
