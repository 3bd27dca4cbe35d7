import { ADAPTER } from "./panel-adapter";

export interface PagePieces {
  readonly script: string;
  readonly style: string;
  /** The task that is shown first; "" for the first one. */
  readonly slug: string;
  /** Of 16 random bytes or more: only the page's own scripts run. */
  readonly nonce: string;
}

/** The desk's variables by those of VS Code. */
const COLOURS: Readonly<Record<string, string>> = {
  paper: "editor-background",
  raised: "sideBar-background",
  ink: "editor-foreground",
  muted: "descriptionForeground",
  accent: "textLink-foreground",
};

/** The desk's page as the document of a webview: it loads nothing, and speaks by messages alone. */
export function panelHtml({ script, style, slug, nonce }: PagePieces): string {
  const csp = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src data:`;
  const colours = Object.entries(COLOURS)
    .map(([own, other]) => `--d-${own}:var(--vscode-${other})`)
    .join(";");
  const first = JSON.stringify(`#${encodeURIComponent(slug)}`);
  const run = (code: string) =>
    `<script nonce="${nonce}">${code.replace(/<\/script/gi, "<\\/script")}</script>`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>jb desk</title>`,
    `<meta http-equiv="Content-Security-Policy" content="${csp}">`,
    `<style>${style.replace(/<\/style/gi, "<\\/style")}`,
    `:root:root:root{${colours}}body{padding:0}</style></head>`,
    `<body><div id="desk"></div>`,
    run(`const firstTask = ${first};${ADAPTER}`),
    run(script),
    "</body></html>",
  ].join("\n");
}
