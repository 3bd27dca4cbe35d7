/** Escapes text for HTML that Markdown leaves alone, so that nothing in it is a tag or a template of Vue. */
export function html(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/\{\{/g, "&#123;&#123;");
}

/** The same for Markdown; an underscore inside a word is no markup and stays as it is. */
export function plain(text: string): string {
  return html(text).replace(/[\\`*[\]|]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, "\\$&");
}

/** Escapes a card's text like plain(), but keeps code between back-ticks. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : plain(part)))
    .join("");
}

/** A value as the attribute of a component: `:words="…"`. */
export function attribute(value: unknown): string {
  return JSON.stringify(value).replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}

/** Escapes a sentence of a lesson like prose(), but keeps its marks: **words** and `code`. */
export function sentence(text: string): string {
  return text
    .split(/(\*\*|`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : plain(part)))
    .join("");
}

/** A fenced block; back-ticks in the code do not end it. */
export function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}

/** A fold; the block inside keeps its copy button. */
export function folded(summary: string, content: string): string {
  return `<details><summary>${html(summary)}</summary>\n\n${content}\n\n</details>`;
}

/** A picture that stays in the page without any script. `label` replaces its own; with "" it only adorns a text. */
export function figure(svg: string, label?: string): string {
  const role = label
    ? `role="img" aria-label="${html(label).replace(/"/g, "&quot;")}"`
    : 'aria-hidden="true"';
  const named =
    label === undefined ? svg : svg.replace(/role="img" aria-label="[^"]*"/, () => role);
  // Vue's templates refuse a style, or drop it.
  if (named.includes("<style>")) return `<div class="drawn" ${asHtml(named)}></div>`;
  // Blank lines would end the block of HTML that Markdown sees.
  return `<div class="drawn" v-pre>${named.trim().replace(/\n\s*\n/g, "\n")}</div>`;
}

/** A plot, which scrolls sideways on a phone. Vue does not hydrate it: it would render it otherwise. */
export function plotFigure(svg: string): string {
  return `<div class="drawn plot" tabindex="0" role="group" aria-label="Plot" ${asHtml(svg)}></div>`;
}

/** The attribute by which Vue puts the text into an element as it is. */
function asHtml(svg: string): string {
  const text = JSON.stringify(svg.trim()).replace(/&/g, "&amp;").replace(/"/g, "&quot;");
  return `v-html="${text.replace(/</g, "&lt;")}"`;
}

/** Redirects links into the repository to pages of the site, and removes links without such a page. */
export function relinked(
  text: string,
  folder: string,
  pageOf: (path: string) => string | undefined,
): string {
  return text.replace(
    /(?<!!)\[([^\]\n]+)\]\(([^)\s]+)\)/g,
    (link, label: string, target: string) => {
      if (/^([a-z]+:|#)/.test(target)) return link;
      const path = resolved(folder, target.split("#")[0]!);
      const page = pageOf(path);
      return page ? `[${label}](${page})` : label;
    },
  );
}

function resolved(folder: string, target: string): string {
  const parts = folder.split("/").filter(Boolean);
  for (const part of target.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
