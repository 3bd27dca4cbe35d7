/** An element a line, what is in it indented. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  inside: readonly string[] = [],
): string[] {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `<${name}${pairs.join("")}`;
  if (inside.length === 0) return [`${start}/>`];
  return [`${start}>`, ...inside.map((line) => `  ${line}`), `</${name}>`];
}

/** An element with text and nothing else. */
export function textElement(name: string, text: string): string[] {
  return [`<${name}>${escaped(text)}</${name}>`];
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
