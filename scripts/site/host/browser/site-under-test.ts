import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { appRequire } from "../packages";

/** In .ci/run: fewer looks, languages and inputs of the same; verify.yml runs all once a week. */
export const isShort = process.env.JUDGEBENCH_SHORT !== undefined;

/** The parts of Playwright that the tests use; its own types are not installed at the root. */
export interface Page {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  close(): Promise<void>;
  evaluate<T>(code: string): Promise<T>;
  locator(selector: string): Locator;
  keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  mouse: { move(x: number, y: number): Promise<void>; down(): Promise<void>; up(): Promise<void> };
  on(event: string, heard: (value: never) => void): void;
  waitForEvent(event: "download"): Promise<{ path(): Promise<string> }>;
  waitForFunction(code: string): Promise<unknown>;
  screenshot(options: { path: string }): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  /** Chrome DevTools' own protocol. */
  context(): {
    newCDPSession(page: Page): Promise<{ send(way: string, what: object): Promise<unknown> }>;
  };
  addScriptTag(tag: { path: string }): Promise<unknown>;
  addInitScript(code: string): Promise<unknown>;
  title(): Promise<string>;
}

export interface Locator {
  click(options?: { readonly timeout: number }): Promise<void>;
  fill(text: string): Promise<void>;
  setInputFiles(files: readonly string[]): Promise<void>;
  focus(): Promise<void>;
  innerText(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  count(): Promise<number>;
  first(): Locator;
  selectOption(value: string): Promise<unknown>;
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;
}

export interface PageOptions {
  readonly width?: number;
  readonly dark?: boolean;
  readonly noScripts?: boolean;
  readonly bypassCSP?: boolean;
  /** The language that the browser prefers; "en-US" if none is given. */
  readonly locale?: string;
  /** The reader wants less motion. */
  readonly still?: boolean;
}

export interface SiteUnderTest {
  /** The folder of the built site. */
  readonly folder: string;
  /** "http://127.0.0.1:1234/judge/" */
  readonly address: string;
  /** What the pages' consoles complained about. */
  readonly complaints: string[];
  open(path: string, options?: PageOptions): Promise<Page>;
  /** CPU milliseconds of every task of the page's main thread while `act` runs, the longest first. */
  taskTimes(page: Page, act: () => Promise<void>): Promise<number[]>;
  close(): Promise<void>;
}

export const BASE = "/judge/";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Serves the site that build-once.ts has built for a sub-path, and starts a browser. */
export async function openSite(): Promise<SiteUnderTest> {
  const folder = process.env.SITE_UNDER_TEST!;
  const server = await serve(folder);
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}${BASE}`;
  const browser = await launch();
  const complaints: string[] = [];
  return {
    ...{ folder, address, complaints },
    async open(path, options = {}) {
      const { width = 1100, dark = false, noScripts = false, bypassCSP = false } = options;
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: dark ? "dark" : "light",
        javaScriptEnabled: !noScripts,
        bypassCSP,
        locale: options.locale ?? "en-US",
        reducedMotion: options.still ? "reduce" : "no-preference",
      });
      const page: Page = await context.newPage();
      page.on("console", (message: { type(): string; text(): string }) => {
        if (message.type() === "error") complaints.push(`${path}: ${message.text()}`);
      });
      page.on("pageerror", (error: Error) => complaints.push(`${path}: ${error.message}`));
      await page.goto(/^\w+:/.test(path) ? path : address + path);
      return page;
    },
    async taskTimes(page, act) {
      await browser.startTracing(page, { categories: TRACED });
      await act();
      return mainThreadTasks(JSON.parse(String(await browser.stopTracing())).traceEvents);
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** Categories of trace events: tasks, and the names of the threads. */
const TRACED = [
  "toplevel",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "__metadata",
];

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** CPU time of the thread in microseconds. */
  readonly tdur?: number;
}

function mainThreadTasks(events: readonly TraceEvent[]): number[] {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name === "RunTask" && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}

/** A real Chromium. */
export async function launch(options: object = {}) {
  const { chromium } = appRequire("playwright-core");
  const executablePath = await browserPath();
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"], ...options });
}

/** The package holds a Chromium for Linux on x64, which it unpacks once; elsewhere CHROMIUM names one. */
export function browserPath(): Promise<string> | string {
  const packed = appRequire("@sparticuz/chromium");
  const { default: own = packed } = packed;
  return process.env.CHROMIUM ?? own.executablePath();
}

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, "http://x").pathname);
    const file = join(folder, path.slice(BASE.length), path.endsWith("/") ? "index.html" : "");
    if (!path.startsWith(BASE) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

/** Violations that axe-core finds, as "rule: selector". */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: appRequire.resolve("axe-core/axe.min.js") });
  return page.evaluate(`axe.run().then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ": " + target.join(" "))))`);
}

/** What a click on a button lets one download. */
export async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(`button:text-is("${button}")`).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}
