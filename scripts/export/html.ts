import { type Block, type Inline, inlineOf } from "./markdown";

/** A page of its own: a title and blocks. */
export function htmlPage(title: string, blocks: readonly Block[]): string {
  return [
    "<!DOCTYPE html>",
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>${escaped(title)}</title></head>`,
    "<body>",
    `<h1>${escaped(title)}</h1>`,
    ...blocks.map(blockHtml),
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h${block.level}>${inlineHtml(block.text)}</h${block.level}>`;
    case "paragraph":
      return `<p>${inlineHtml(block.text)}</p>`;
    case "list": {
      const tag = block.isOrdered ? "ol" : "ul";
      return `<${tag}>${block.items.map((item) => `<li>${inlineHtml(item)}</li>`).join("")}</${tag}>`;
    }
    case "table": {
      const row = (cells: readonly string[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${inlineHtml(cell)}</${tag}>`).join("")}</tr>`;
      const lines = block.rows.map((cells, at) => row(cells, at === 0 ? "th" : "td"));
      return `<table border="1">\n${lines.join("\n")}\n</table>`;
    }
    case "code":
      return `<pre>${escaped(block.text)}</pre>`;
  }
}

function inlineHtml(text: string): string {
  return inlineOf(text).map(partHtml).join("");
}

function partHtml(part: Inline): string {
  switch (part.kind) {
    case "code":
      return `<code>${escaped(part.text)}</code>`;
    case "strong":
      return `<strong>${withPowers(part.text)}</strong>`;
    case "emphasis":
      return `<em>${withPowers(part.text)}</em>`;
    case "link":
      // A link into the repository leads nowhere on another judge.
      return /^https?:/.test(part.target)
        ? `<a href="${escaped(part.target)}">${escaped(part.text)}</a>`
        : escaped(part.text);
    case "text":
      return withPowers(part.text);
  }
}

function withPowers(text: string): string {
  return escaped(text).replace(
    /\^(?:(\w+)|\(([^()]*)\))/g,
    (_, word, group) => `<sup>${word ?? group}</sup>`,
  );
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
