import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { launch, type Page } from "./site-under-test";

/** A monitor, a half of it beside an editor, and a phone. */
export const WIDTHS = [1280, 760, 390] as const;
const HEIGHT = 900;

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
}

/** Pages of a running desk in one browser. */
export class DeskSession {
  /** What the pages' consoles complained about. */
  readonly complaints: string[] = [];
  private readonly address: string;
  private readonly browser: Awaited<ReturnType<typeof launch>>;

  private constructor(address: string, browser: Awaited<ReturnType<typeof launch>>) {
    this.address = address;
    this.browser = browser;
  }

  static async of(address: string): Promise<DeskSession> {
    return new DeskSession(address, await launch());
  }

  async open({ width = 1280, height = HEIGHT, dark = false }: Look = {}): Promise<DeskPage> {
    const viewport = { width, height };
    const context = await this.browser.newContext({
      viewport,
      colorScheme: dark ? "dark" : "light",
      bypassCSP: true,
    });
    const page: Page = await context.newPage();
    page.on("console", (message: { type(): string; text(): string }) => {
      if (message.type() === "error") this.complaints.push(message.text());
    });
    page.on("pageerror", (error: Error) => this.complaints.push(error.message));
    await page.goto(this.address);
    const opened = new DeskPage(page);
    await opened.until("document.querySelector('.desk')");
    return opened;
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

export class DeskPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits until an expression is true. */
  async until(expression: string): Promise<void> {
    const code = `(() => { try { return Boolean(${expression}); } catch { return false; } })()`;
    for (let round = 0; round < 1200; round++) {
      if (await this.page.evaluate<boolean>(code).catch(() => false)) return;
      await new Promise((wake) => setTimeout(wake, 25));
    }
    const shown = await this.page.locator("body").innerText();
    throw new Error(`never came: ${expression}; the page shows: ${shown}`);
  }

  /** Waits until an element of the selector shows the text. */
  seen(selector: string, text = ""): Promise<void> {
    const [where, what] = [JSON.stringify(selector), JSON.stringify(text)];
    return this.until(
      `[...document.querySelectorAll(${where})].some((one) => one.checkVisibility() && one.innerText.includes(${what}))`,
    );
  }

  /** The text that an element shows. */
  text(selector: string): Promise<string> {
    return this.page.locator(selector).first().innerText();
  }

  value<T>(expression: string): Promise<T> {
    return this.page.evaluate<T>(expression);
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Clicks the first button with these words. */
  click(words: string): Promise<void> {
    return this.page.locator(`button:visible:has-text("${words}")`).first().click();
  }

  /** Sees these texts at each width, as `seenHere` does, and returns to the first one. */
  async seenAtWidths(name: string, ...wanted: readonly (readonly [string, string])[]) {
    for (const width of WIDTHS) {
      await this.page.setViewportSize({ width, height: HEIGHT });
      await this.seenHere(`${name}-${width}`, ...wanted);
    }
    await this.page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  }

  /**
   * Sees elements with these texts, each in front once it is scrolled to and within the window's sides; the
   * page is not wider than the window. A picture of the last one gets the name.
   */
  async seenHere(name: string, ...wanted: readonly (readonly [string, string])[]): Promise<void> {
    for (const [selector, text] of wanted) {
      const [where, what] = [JSON.stringify(selector), JSON.stringify(text)];
      await this.until(`[...document.querySelectorAll(${where})].some((one) => {
        if (!one.checkVisibility() || !one.innerText.includes(${what})) return false;
        one.scrollIntoView({ block: "nearest" });
        const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
        const front = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1));
        return left >= 0 && right <= innerWidth && bottom > 0 && (one === front || one.contains(front));
      })`);
    }
    await this.until("document.documentElement.scrollWidth <= innerWidth");
    await this.shot(name);
  }

  /** Drops files or folders of this machine on the page, as the system's own file manager does. */
  async drop(...paths: readonly string[]): Promise<void> {
    const tools = await this.page.context().newCDPSession(this.page);
    const data = { items: [], files: paths, dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"]) {
      await tools.send("Input.dispatchDragEvent", { type, x: 200, y: 200, data });
    }
  }

  /** Whether all of an element lies in the window as it is now. */
  isOnScreen(selector: string): Promise<boolean> {
    return this.value(`(() => {
      const { top, bottom } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    })()`);
  }

  /** Saves a picture of the page where DESK_SHOTS names a folder for them. */
  async shot(name: string): Promise<void> {
    const folder = process.env.DESK_SHOTS;
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    await this.page.screenshot({ path: join(folder, `${name}.png`) });
  }
}
