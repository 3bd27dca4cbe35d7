// Long: one object holds the hands of the trial in an editor: keys, lists, panels and pictures.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { launch, Page } from "../../../site/host/browser/site-under-test";
import { appRequire } from "../../../site/host/packages";
import { TRIAL } from "./code-server";

/** The parts of Playwright's page that the trial uses beside the site's. */
interface Frame {
  locator(selector: string): {
    first(): {
      click(): Promise<void>;
      fill(text: string): Promise<void>;
      selectOption(value: string): Promise<unknown>;
    };
    count(): Promise<number>;
  };
  evaluate<T>(code: string): Promise<T>;
}

type EditorPage = Page & {
  frames(): Frame[];
  setDefaultTimeout(ms: number): void;
  isClosed(): boolean;
};

/** Playwright's context: the windows in it share what the browser has loaded. */
export interface Windows {
  newPage(): Promise<EditorPage>;
  pages(): EditorPage[];
  close(): Promise<void>;
}

export const SHOTS = join(TRIAL, "shots");
/** For a machine that has other work: what is awaited comes within seconds on one that has none. */
const PATIENCE_MS = 240_000;
const VIEWPORT = { width: 1360, height: 850 };
const PERMISSIONS = ["clipboard-read", "clipboard-write"];

export function openWindows(browser: Awaited<ReturnType<typeof launch>>): Promise<Windows> {
  return browser.newContext({ viewport: VIEWPORT, permissions: PERMISSIONS });
}

/** The picture of a step. */
export function shotFile(scene: string, shows: string): string {
  return join(SHOTS, `${scene}-${shows.replace(/\W+/g, "-")}.png`);
}

/** One window of VS Code in the browser, worked by keys and clicks. */
export class Editor {
  readonly page: EditorPage;

  private constructor(page: EditorPage) {
    this.page = page;
  }

  static async open(windows: Windows, address: string): Promise<Editor> {
    const page = await windows.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(address);
    const editor = new Editor(page);
    await editor.ready();
    return editor;
  }

  /** Waits until the window and its extensions are there. */
  async ready(): Promise<void> {
    await this.until(
      "the extension in the activity bar",
      `document.querySelector('.activitybar [aria-label^="judgebench"]')`,
    );
  }

  /** Waits until an expression in the window is true. */
  async until(what: string, expression: string, patienceMs = PATIENCE_MS): Promise<void> {
    const code = `(() => { try { return Boolean(${expression}); } catch { return false; } })()`;
    await this.untilTrue(what, () => this.page.evaluate<boolean>(code), patienceMs);
  }

  async untilTrue(
    what: string | (() => string),
    ask: () => Promise<boolean>,
    patienceMs = PATIENCE_MS,
  ): Promise<void> {
    const end = Date.now() + patienceMs;
    while (Date.now() < end && !this.page.isClosed()) {
      if (await ask().catch(() => false)) return;
      await pause(100);
    }
    throw new Error(`never came: ${typeof what === "string" ? what : what()}`);
  }

  /** Runs a command by its words in the palette. */
  async palette(words: string): Promise<void> {
    await this.page.keyboard.press("F1");
    await this.quick(`>${words}`);
  }

  /** Opens a file by its path. */
  async openFile(path: string): Promise<void> {
    await this.page.keyboard.press("Control+p");
    await this.quick(path);
    const name = path.split("/").at(-1)!;
    await this.until(
      `${path} in a tab`,
      `document.querySelector('.tab.active')?.textContent.includes(${JSON.stringify(name)})`,
    );
    const [folder] = path.split("/").slice(-2, -1);
    if (folder !== undefined) await this.shows(".breadcrumbs-control", folder);
    await this.until(
      "its focus",
      "document.querySelector('.editor-instance .monaco-editor.focused')",
    );
  }

  /** Waits until an element that can be seen has the text. */
  async shows(selector: string, text: string): Promise<void> {
    const [where, what] = [JSON.stringify(selector), JSON.stringify(text)];
    await this.until(
      `${what} in ${selector}`,
      `[...document.querySelectorAll(${where})].some((one) => one.checkVisibility() && one.innerText.replaceAll("\\u00a0", " ").includes(${what}))`,
    );
  }

  async panelShows(text: string): Promise<void> {
    const what = JSON.stringify(text);
    await this.untilTrue(`${text} in the panel`, async () =>
      (await this.panel()).evaluate<boolean>(
        `document.querySelector("main").innerText.includes(${what})`,
      ),
    );
  }

  /** Waits until the Problems view lists a place or a message. */
  async marked(text: string): Promise<void> {
    await this.palette("Problems: Focus on Problems View");
    const [, line] = /:(\d+)$/.exec(text) ?? [];
    await this.shows(".markers-panel", line === undefined ? text : `[Ln ${line},`);
  }

  /** What VS Code says that activating the extension has cost; its list has the dearest first, and rows as far as they are seen. */
  async activationMs(): Promise<number> {
    await this.palette("Developer: Show Running Extensions");
    const rows = `[...document.querySelectorAll(".monaco-list-row")].filter((one) => one.innerText.includes("Activation: "))`;
    await this.until("running extensions", `${rows}.length > 0`);
    await this.page.evaluate(`${rows}[0].closest(".monaco-list").focus()`);
    let text = "";
    let looks = 0;
    await this.untilTrue("its row", async () => {
      const row = `${rows}.find((one) => /^\\s*judgebench/.test(one.innerText))`;
      text = await this.page.evaluate<string>(`${row}?.innerText ?? ""`);
      looks++;
      if (!text) await this.page.keyboard.press(looks % 8 === 0 ? "Home" : "PageDown");
      return text !== "";
    });
    await this.page.keyboard.press("Escape");
    return Number(/Activation: (\d+)ms/.exec(text)?.[1] ?? Number.NaN);
  }

  async clickInWebview(words: string): Promise<void> {
    for (const frame of this.page.frames().slice(1)) {
      const link = frame.locator(`text=${words}`);
      if ((await link.count()) > 0) return link.first().click();
    }
    throw new Error(`no ${words} in a webview`);
  }

  /** The verdicts in the status bar. */
  status(): Promise<string> {
    return this.page.evaluate(
      `document.querySelector('.statusbar-item[id*="judgebench"]')?.textContent ?? ""`,
    );
  }

  async untilStatus(pattern: RegExp, patienceMs?: number): Promise<string> {
    let shown = "";
    await this.untilTrue(
      () => `${pattern} in the status bar, which shows: ${shown}`,
      async () => {
        shown = await this.status();
        return pattern.test(shown);
      },
      patienceMs,
    );
    return shown;
  }

  /** The document of the desk's page in its webview. */
  async panel(): Promise<Frame> {
    let panel: Frame | undefined;
    await this.untilTrue("the panel", async () => {
      for (const frame of this.page.frames()) {
        if (
          await frame
            .evaluate<boolean>("Boolean(document.querySelector('.desk'))")
            .catch(() => false)
        )
          panel = frame;
      }
      return panel !== undefined;
    });
    return panel!;
  }

  /** The text of any webview's document. */
  async webviewText(): Promise<string> {
    const texts = this.page
      .frames()
      .map((frame) => frame.evaluate<string>("document.body.innerText").catch(() => ""));
    return (await Promise.all(texts.slice(1))).join("\n");
  }

  /** Clicks what a selector finds first in the panel. */
  async clickInPanel(selector: string): Promise<void> {
    const frame = await this.panel();
    await frame.locator(selector).first().click();
  }

  async fillInPanel(selector: string, text: string): Promise<void> {
    const frame = await this.panel();
    await frame.locator(selector).first().fill(text);
  }

  /** Clicks an element of the window that has these words, with the mouse. */
  async clickOn(selector: string, words = ""): Promise<void> {
    await this.shows(selector, words);
    await this.page
      .locator(words ? `${selector}:has-text("${words}")` : selector)
      .first()
      .click();
  }

  /** Violations that axe-core finds in the panel, as "rule: selector". */
  async panelViolations(): Promise<string[]> {
    const frame = await this.panel();
    const { source } = appRequire("axe-core");
    await frame.evaluate(source);
    return frame.evaluate(`axe.run().then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ": " + target.join(" "))))`);
  }

  /** The window as a picture, without the words that the mouse brings up. */
  async picture(path: string): Promise<void> {
    mkdirSync(SHOTS, { recursive: true });
    await this.page.mouse.move(650, 836);
    await pause(300);
    await this.page.screenshot({ path });
  }

  close(): Promise<void> {
    return this.page.close();
  }

  /** Fills the open quick input and takes the first entry with these words. */
  async quick(words: string): Promise<void> {
    await this.until(
      "the quick input",
      "document.querySelector('.quick-input-widget input:focus')",
    );
    await this.page.locator(".quick-input-widget input").first().fill(words);
    // Of a path its name and its folder stand apart.
    const entry = JSON.stringify(words.replace(/^[>:]/, "").split(/\/(?=[^/]*$)/));
    const row = `[...document.querySelectorAll(".quick-input-list .monaco-list-row")].find((one) =>
      ${entry}.every((part) => one.innerText.replace(/\\s+/g, " ").includes(part)))`;
    await this.until(`the entry ${words}`, row);
    await pause(300); // the list settles
    const { x, y } = await this.page.evaluate<{ x: number; y: number }>(
      `${row}.getBoundingClientRect().toJSON()`,
    );
    await this.page.mouse.move(x + 60, y + 8);
    await this.page.mouse.down();
    await this.page.mouse.up();
  }
}
