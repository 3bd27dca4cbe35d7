import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rules, variables } from "../../../lib/draw/look";
import { CACHE, TOOL } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { sha256 } from "../../problem/sha256";
import type { Answer } from "./case-texts";

const SOURCE = join(TOOL, "scripts/desk/page");
/** Built in advance: in a package, which has no Preact. */
export const BUILT = "scripts/desk/built";
/** In this order: a later rule wins. */
const STYLES = ["base.css", "layout.css", "parts.css", "talk.css", "narrow.css"];
const NAMES = ["page.html", "page.js", "page.css"] as const;

export interface PageFiles {
  readonly html: Answer;
  readonly script: Answer;
  readonly style: Answer;
}

/** The files of the page: built in advance, kept from before, or made now. */
export async function pageFiles(): Promise<PageFiles> {
  const folder = existsSync(join(TOOL, BUILT, "page.js")) ? join(TOOL, BUILT) : await keptPage();
  const [html, script, style] = NAMES.map((name) => readFileSync(join(folder, name)));
  return {
    html: { type: "text/html; charset=utf-8", body: html! },
    script: { type: "text/javascript; charset=utf-8", body: script! },
    style: { type: "text/css; charset=utf-8", body: style! },
  };
}

async function keptPage(): Promise<string> {
  const folder = join(CACHE, "desk", `page-${sha256(sources().join("\0")).slice(0, 16)}`);
  if (!NAMES.every((name) => existsSync(join(folder, name)))) await buildPage(folder);
  return folder;
}

/** All that the page is made of: its own files, what it shares with the server, and Preact's version. */
function sources(): string[] {
  const room = join(SOURCE, "..");
  const shared = readdirSync(room).map((name) => join(room, name));
  const page = readdirSync(SOURCE, { recursive: true }).map((name) => join(SOURCE, String(name)));
  const texts = [...page, ...shared]
    .filter((file) => /\.(tsx?|css|html)$/.test(file))
    .sort()
    .map((file) => readFileSync(file, "utf8"));
  return [...texts, readFileSync(join(TOOL, "package.json"), "utf8"), styleSheet("")];
}

/** Builds the page into a folder. */
export async function buildPage(folder: string): Promise<void> {
  const { files } = await builtPage();
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeAtomically(join(folder, name), text);
}

export interface BuiltPage {
  /** The texts of the page's files by their names. */
  readonly files: ReadonlyMap<string, string>;
  /** The paths of all modules that came into its script, those of packages too. */
  readonly modules: readonly string[];
}

/** The one build, for a clone and for the package. */
export async function builtPage(): Promise<BuiltPage> {
  const { rolldown } = await import("rolldown");
  const build = await rolldown({
    input: join(SOURCE, "main.tsx"),
    cwd: TOOL,
    logLevel: "silent",
    platform: "browser",
    transform: { jsx: { runtime: "automatic", importSource: "preact" } },
  });
  const { output } = await build.generate({ format: "iife", minify: true });
  await build.close();
  const read = (name: string) => readFileSync(join(SOURCE, name), "utf8");
  const files = new Map([
    ["page.js", output[0].code],
    ["page.css", styleSheet(STYLES.map(read).join(""))],
    ["page.html", read("page.html")],
  ]);
  return { files, modules: output[0].moduleIds };
}

/** The colours of all our pages and pictures, light and dark, before the page's own rules. */
function styleSheet(own: string): string {
  const [light, dark] = [variables("light"), variables("dark")];
  return [
    `:root{color-scheme:light;${light}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${dark}}}`,
    `:root[data-theme=dark]{color-scheme:dark;${dark}}`,
    rules(),
    own,
  ].join("\n");
}
