/** A block of a README; texts in it are inline Markdown. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "code"; readonly text: string };

export type Inline =
  | { readonly kind: "text" | "code" | "strong" | "emphasis"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly target: string };

const ITEM = /^(?:[-*+]|(\d+)[.)])\s+(.*)$/;

/** The blocks of a Markdown text, of the kinds that READMEs of problems have. Pictures are left out. */
export function blocksOf(markdown: string): Block[] {
  const lines = markdown.replaceAll("\r\n", "\n").split("\n");
  const blocks: Block[] = [];
  let at = 0;
  const isStart = (line: string) =>
    line.trim() === "" || /^(#{1,6}\s|```|\|)/.test(line) || ITEM.test(line);
  while (at < lines.length) {
    const line = lines[at]!;
    const fence = /^(`{3,})/.exec(line)?.[1];
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (line.trim() === "") at++;
    else if (fence !== undefined) {
      const from = ++at;
      while (at < lines.length && !lines[at]!.startsWith(fence)) at++;
      blocks.push({ kind: "code", text: lines.slice(from, at++).join("\n") });
    } else if (heading) {
      blocks.push({ kind: "heading", level: heading[1]!.length, text: heading[2]! });
      at++;
    } else if (line.startsWith("|")) {
      const rows: string[][] = [];
      for (; at < lines.length && lines[at]!.startsWith("|"); at++) {
        const cells = cellsOf(lines[at]!);
        if (!cells.every((cell) => /^:?-+:?$/.test(cell))) rows.push(cells);
      }
      blocks.push({ kind: "table", rows });
    } else if (ITEM.test(line)) {
      const isOrdered = ITEM.exec(line)![1] !== undefined;
      const items: string[] = [];
      for (; at < lines.length; at++) {
        const item = ITEM.exec(lines[at]!);
        if (item) items.push(item[2]!);
        else if (/^\s+\S/.test(lines[at]!)) items.push(`${items.pop()!} ${lines[at]!.trim()}`);
        else break;
      }
      blocks.push({ kind: "list", isOrdered, items });
    } else {
      const from = at++;
      while (at < lines.length && !isStart(lines[at]!)) at++;
      const text = withoutPictures(lines.slice(from, at).join("\n")).trim();
      if (text !== "") blocks.push({ kind: "paragraph", text });
    }
  }
  return blocks;
}

/** The inline parts of a text: code, links, strong and emphasised words, plain text. */
export function inlineOf(text: string): Inline[] {
  const marks =
    /(`+)(.+?)\1|\[([^\]]+)\]\(([^)\s]+)\)|<(https?:[^>\s]+)>|\*\*(.+?)\*\*|(?<![\w*\\])[*_](?=\S)(.+?)(?<=[^\s\\])[*_](?![\w*])/gs;
  const parts: Inline[] = [];
  let from = 0;
  const plain = (until: number) => {
    if (until > from) parts.push({ kind: "text", text: unescaped(text.slice(from, until)) });
  };
  for (const mark of text.matchAll(marks)) {
    const [all, , code, label, target, address, strong, emphasis] = mark;
    plain(mark.index);
    from = mark.index + all.length;
    if (code !== undefined) parts.push({ kind: "code", text: code.trim() });
    else if (target !== undefined) parts.push({ kind: "link", text: unescaped(label!), target });
    else if (address !== undefined) parts.push({ kind: "link", text: address, target: address });
    else if (strong !== undefined) parts.push({ kind: "strong", text: unescaped(strong) });
    else parts.push({ kind: "emphasis", text: unescaped(emphasis!) });
  }
  plain(text.length);
  return parts;
}

function cellsOf(row: string): string[] {
  const cells = row.trim().replace(/^\||\|$/g, "");
  return cells.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function withoutPictures(text: string): string {
  return text.replace(/!\[[^\]]*\]\([^)]*\)/g, "");
}

/** Text without the backslashes and entities that keep Markdown from reading it as markup. */
function unescaped(text: string): string {
  return text
    .replace(/\\([\\`*_{}[\]()#+.!|<>^~$-])/g, "$1")
    .replace(/<br\s*\/?>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&");
}
