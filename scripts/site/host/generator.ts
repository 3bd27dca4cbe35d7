import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { CACHE, TOOL } from "../../base/host/roots";
import type { BenchFile } from "../bench-file";
import type { Catalogue } from "../catalogue";
import { lessonFacts } from "../lesson-pages";
import { pages } from "../pages";
import { PLAYS } from "../plays";
import { siteData } from "../site-data";
import { collect } from "./collect";
import { APP, installPackages } from "./packages";
import { benchPlots } from "./plots";

export interface SiteOptions {
  /** The path of the static host that the site will lie under, "/" for its root. */
  readonly base: string;
  /** The folder for the built site. */
  readonly out: string;
  /** "https://example.org", which pages name to searches and previews; without it they name none. */
  readonly address?: string;
}

const PAGES = join(APP, ".pages"); // beside the packages, which the pages import

/** Writes every page as Markdown for the generator; `bench` is what `npm run bench -- --json` printed. */
export async function writePages(bench: string, doing: (line: string) => void): Promise<number> {
  await installPackages(doing);
  const figures = benchFile(bench);
  const catalogue = await collect(figures, benchPlots(figures));
  const all = pages(catalogue);
  const fresh = new Set([...all.keys()].map((path) => join(PAGES, path)));
  for (const old of existsSync(PAGES) ? readdirSync(PAGES, { recursive: true }) : []) {
    const path = join(PAGES, String(old));
    if (path.endsWith(".md") && !fresh.has(path)) rmSync(path);
  }
  for (const [path, text] of all) {
    const file = join(PAGES, path);
    mkdirSync(dirname(file), { recursive: true });
    // Does not rewrite an unchanged page, so that the generator need not process it again.
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
  mkdirSync(join(PAGES, "facts"), { recursive: true });
  for (const [page, facts] of lessonFacts()) {
    writeFileSync(join(PAGES, `facts/${page}.json`), JSON.stringify(facts));
  }
  writePrograms(catalogue);
  writeFileSync(join(PAGES, "site.json"), JSON.stringify(siteData(catalogue, [...all.keys()])));
  return all.size;
}

/** The judged file of each lesson's problem, and an input to run it on. */
function writePrograms({ problems }: Catalogue): void {
  const folder = join(PAGES, "public/programs");
  mkdirSync(folder, { recursive: true });
  for (const { slugs } of PLAYS) {
    const slug = slugs[0]!;
    const entry = problems.find((problem) => problem.slug === slug);
    if (entry?.bundle === undefined) throw new Error(`bug: the site has no program of ${slug}`);
    const cases = join(TOOL, "cases", slug);
    const inputs = readdirSync(cases).filter((name) => name.endsWith(".in"));
    const sample = inputs.find((name) => name.startsWith("sample")) ?? inputs.sort()[0]!;
    writeFileSync(join(folder, `${slug}.js`), entry.bundle.code);
    writeFileSync(join(folder, `${slug}.txt`), readFileSync(join(cases, sample)));
  }
}

/** Throws an ExpectedError where a path or an address of the static host is none. */
export function checkPlace(base: string, address: string | undefined): void {
  if (!/^\/([\w.~-]+\/)*$/.test(base)) {
    const fault = `--base must begin and end with "/", got ${base}`;
    throw new ExpectedError(fault, "--base /judge/", EXIT.usage);
  }
  if (address !== undefined && !/^https?:\/\/[^/?#]+$/.test(address)) {
    const fault = `--address is "https://" and a host without a path, got ${address}`;
    throw new ExpectedError(fault, "--address https://example.org --base /judge/", EXIT.usage);
  }
}

/** Builds the static site. */
export async function buildSite({ base, out, address }: SiteOptions): Promise<void> {
  const { failed, all } = await execa("npx", ["vitepress", "build"], {
    cwd: APP,
    // Young objects live through a page: a larger space for them saves a tenth of the build's CPU.
    env: { ...environment(base, out, address), NODE_OPTIONS: "--max-semi-space-size=64" },
    all: true,
    reject: false,
  });
  if (failed) {
    const line = all.split("\n").find((text) => /error|dead link/i.test(text)) ?? all.slice(-300);
    throw new ExpectedError(`the site cannot be built: ${line.trim()}`, "npm run site");
  }
}

/** Serves the pages until it is stopped; the generator prints the address. */
export async function serveSite(base: string, port: number, open: boolean): Promise<void> {
  const words = ["vitepress", "dev", "--port", String(port), ...(open ? ["--open"] : [])];
  await execa("npx", words, {
    cwd: APP,
    env: environment(base, join(CACHE, "site/dist")),
    stdio: "inherit",
    reject: false,
  });
}

function environment(base: string, out: string, address = "") {
  return {
    SITE_BASE: base,
    SITE_PAGES: PAGES,
    SITE_OUT: out,
    SITE_CACHE: join(CACHE, "site/vite"),
    SITE_ADDRESS: address,
  };
}

function benchFile(path: string): BenchFile {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ExpectedError(
      `${path} is no bench file: ${why}`,
      `npm run -s bench -- --json > ${path}`,
    );
  }
}
