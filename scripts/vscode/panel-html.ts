import { ADAPTER } from "./panel-adapter";
import type { Trouble } from "./trouble";

export interface PagePieces {
  readonly script: string;
  readonly style: string;
  /** The task that is shown first; "" for the first one. */
  readonly slug: string;
  /** Of 16 random bytes or more: only the page's own scripts run. */
  readonly nonce: string;
}

/** The desk's colours by VS Code's; `warm` and the levels of pictures stay the desk's, which all can read. */
const COLOURS: Readonly<Record<string, string>> = {
  paper: "var(--vscode-sideBar-background)",
  raised: "var(--vscode-editor-background)",
  cell: "var(--vscode-editor-background)",
  ink: "var(--vscode-foreground)",
  muted: "var(--vscode-descriptionForeground)",
  line: "var(--vscode-contrastBorder, var(--vscode-widget-border, var(--vscode-panel-border)))",
  accent: "var(--vscode-textLink-foreground)",
  soft: "var(--vscode-editor-background)",
};

const STYLE = [
  `:root:root:root{${Object.entries(COLOURS)
    .map(([own, other]) => `--d-${own}:${other}`)
    .join(";")};font-family:var(--vscode-font-family);font-size:var(--vscode-font-size)}`,
  "body{padding:0;background:var(--d-paper);color:var(--d-ink)}",
  "pre,textarea{font-family:var(--vscode-editor-font-family,monospace)}",
  // VS Code has a theme, and the tasks of the desk in one field.
  '[aria-label="Light or dark"]{display:none}',
  // There --d-line is as strong as what the bars measure.
  ".vscode-high-contrast :is(pre:not(.said-lines *),.said-lines){outline:1px solid var(--d-line)}.vscode-high-contrast .figure{box-shadow:none}",
].join("\n");

/** The desk's page as the document of a webview: it loads nothing, and speaks by messages alone. */
export function panelHtml({ script, style, slug, nonce }: PagePieces): string {
  const first = JSON.stringify(`#${encodeURIComponent(slug)}`);
  const run = (code: string) =>
    `<script nonce="${nonce}">${code.replace(/<\/script/gi, "<\\/script")}</script>`;
  return [
    head(`script-src 'nonce-${nonce}'; img-src data:`, style.replace(/<\/style/gi, "<\\/style")),
    `<body><div id="desk"></div>`,
    run(`const firstTask = ${first};${ADAPTER}`),
    run(script),
    "</body></html>",
  ].join("\n");
}

/** What the panel shows where there is no desk: why, and the ways on as links to commands. */
export function troubleHtml({ message, ways }: Pick<Trouble, "message" | "ways">): string {
  const links = ways.map(({ title, command, words }) => {
    const more = words ? `?${encodeURIComponent(JSON.stringify(words))}` : "";
    return `<p><a href="command:${command}${more}">${title}</a></p>`;
  });
  return [
    head("", "html body{padding:0 20px}p{margin:1em 0}"),
    `<body><p>${escaped(message)}</p>${links.join("")}</body></html>`,
  ].join("\n");
}

export function waitingHtml(): string {
  return `${head("", "")}<body><p>starting the desk …</p></body></html>`;
}

function head(allowed: string, style: string): string {
  const csp = `default-src 'none'; style-src 'unsafe-inline'; ${allowed}`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>jb desk</title>`,
    `<meta http-equiv="Content-Security-Policy" content="${csp}">`,
    `<style>${style}\n${STYLE}</style></head>`,
  ].join("\n");
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
}
