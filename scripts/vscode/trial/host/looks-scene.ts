import { spawnSync } from "node:child_process";
import { TOOL } from "../../../base/host/roots";
import type { Scene } from "./scene";

/** As VS Code lists its themes, and the class that a webview's body gets of each. */
const THEMES: Readonly<Record<string, string>> = {
  "Light Modern": "vscode-light",
  "Dark Modern": "vscode-dark",
  "Dark High Contrast": "vscode-high-contrast",
  "Light High Contrast": "vscode-high-contrast-light",
};

/** Each takes some seconds. */
const TRIES = 12;

/** The least that an empty program took of three: some 40 ms on a usual machine. */
function nodeStartMs(): number {
  const times = [1, 2, 3].map(() => {
    const began = performance.now();
    spawnSync(process.execPath, ["-e", ""]);
    return performance.now() - began;
  });
  return Math.min(...times);
}

/** The panel in VS Code's colours, on a clone. */
export const looks: Scene = {
  name: "looks",
  async play({ open, step }) {
    const editor = await open(TOOL);
    await step("a clone is judged", editor, async () => {
      await editor.openFile("problems/knight-moves/solution.ts");
      await editor.page.keyboard.press("Control+Alt+j");
      await editor.untilStatus(/10\/10 AC/);
    });
    await step("the panel shows its cases", editor, async () => {
      await editor.palette("judgebench: Show the Desk");
      await editor.panelShows("Knight");
      await editor.clickInPanel('.detail button:has-text("Run")');
      const frame = await editor.panel();
      await editor.untilTrue("what was found", () =>
        frame.evaluate<boolean>(
          "/found\\s+\\d+ bytes/.test(document.querySelector('main').innerText)",
        ),
      );
    });
    await step("nothing lies outside of a panel of some 300 px", editor, async () => {
      const frame = await editor.panel();
      const widths = "[innerWidth, document.documentElement.scrollWidth]";
      const [inner, content] = await frame.evaluate<[number, number]>(widths);
      if (inner > 320 || content > inner) throw new Error(`${content} of ${inner} px`);
      return `${inner} px`;
    });
    await step("what submit says stands in columns", editor, async () => {
      await editor.clickInPanel('main button:has-text("Submit")');
      await editor.panelShows("accepted under the runtime");
      const frame = await editor.panel();
      await editor.untilTrue("its table", () =>
        frame.evaluate<boolean>(
          "[...document.querySelectorAll('.said-lines table')].some((one) => one.offsetWidth <= one.parentElement.clientWidth)",
        ),
      );
    });
    for (const [theme, own] of Object.entries(THEMES)) {
      await step(`${theme} breaks no rule of axe`, editor, async () => {
        await editor.palette("Preferences: Color Theme");
        await editor.quick(theme);
        const frame = await editor.panel();
        const kind = theme.startsWith("Light") ? "light" : "dark";
        await editor.untilTrue(`the theme ${theme}`, () =>
          frame.evaluate<boolean>(
            `document.body.classList.contains("${own}") && document.documentElement.dataset.theme === "${kind}"`,
          ),
        );
        const faults = await editor.panelViolations();
        if (faults.length > 0) throw new Error(faults.join("\n"));
      });
    }
    await step("activation costs less than 50 ms (more on a slow machine)", editor, async () => {
      const costs: number[] = [];
      const most = Math.max(50, 1.25 * nodeStartMs());
      // A busy machine adds to it: the least of some starts counts.
      while (!costs.some((cost) => cost < most)) {
        if (costs.length === TRIES) throw new Error(`${costs.join(", ")} ms`);
        if (costs.length > 0) await editor.palette("Developer: Restart Extension Host");
        costs.push(await editor.activationMs());
      }
      return `${costs.join(", ")} ms`;
    });
    await editor.close();
  },
};
