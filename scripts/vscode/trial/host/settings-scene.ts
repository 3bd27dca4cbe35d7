import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deskProcesses } from "./desk-processes";
import type { Scene } from "./scene";

const FILE = "problems/smaller-before/solution.ts";

/** Settings that change while the desk runs: by VS Code's own page, and in the folder's file from outside. */
export const settings: Scene = {
  name: "settings",
  async play({ workspace, open, step }) {
    const editor = await open(workspace);
    const { page } = editor;
    const write = (own: Readonly<Record<string, unknown>>) => {
      mkdirSync(join(workspace, ".vscode"), { recursive: true });
      writeFileSync(join(workspace, ".vscode/settings.json"), JSON.stringify(own));
    };
    const inPanel = (what: string, expression: string) =>
      editor.untilTrue(what, async () => (await editor.panel()).evaluate<boolean>(expression));
    const judge = async () => {
      await editor.openFile(FILE);
      await page.keyboard.press("Control+Alt+j");
      await editor.untilStatus(/2\/2 AC/);
    };
    await step("run on save is turned off in VS Code's settings", editor, async () => {
      await judge();
      await editor.palette("judgebench: Show the Desk");
      await editor.panelShows("Smaller Before");
      await editor.palette("Preferences: Open Settings (UI)");
      await editor.until("the search", "document.querySelector('.settings-header .focused')");
      await page.keyboard.type("judgebench.runOnSave");
      await editor.shows(".settings-editor", "1 Setting Found");
      await editor.clickOn(".settings-editor .setting-value-checkbox");
      await inPanel("no tick", "!document.querySelector('.switch input').checked");
      await page.keyboard.press("Escape"); // the settings stand before the window
    });
    await step("a save is not judged then", editor, async () => {
      await editor.openFile(FILE);
      await page.keyboard.press("End");
      await page.keyboard.type(" ");
      await page.keyboard.press("Control+s");
      await editor.untilStatus(/changed since it was judged/);
    });
    await step("a file from outside chooses the judge's runtime at once", editor, async () => {
      write({ "judgebench.for": "codeforces" });
      await inPanel("its name", "document.querySelector('#runtime').value === 'codeforces'");
      await page.keyboard.press("Control+Alt+j");
      await editor.untilStatus(/2\/2 AC/);
    });
    await step("without it this machine's Node runs again", editor, async () => {
      write({});
      await inPanel("this Node", "document.querySelector('#runtime').value === ''");
    });
    await step("another tier starts the desk anew, and the panel goes on", editor, async () => {
      write({ "judgebench.sandbox": "D" });
      await editor.untilTrue(
        () => `--sandbox D among\n${deskProcesses(workspace).join("\n")}`,
        async () => {
          const desks = deskProcesses(workspace).filter((line) => line.includes(" desk "));
          return desks.length > 0 && desks.every((line) => line.includes("--sandbox D"));
        },
      );
      await editor.panelShows("Smaller Before");
      await judge();
      await editor.panelShows("2 of 2 cases accepted");
    });
    await step("the panel goes beside the editor at once", editor, async () => {
      write({ "judgebench.panel": "beside the editor" });
      await editor.shows(".tabs-container", "Desk");
      await editor.panelShows("Smaller Before");
    });
    await step("and back into the side bar", editor, async () => {
      write({});
      await editor.until(
        "no tab of the desk",
        "![...document.querySelectorAll('.tab')].some((tab) => tab.textContent.includes('Desk'))",
      );
      await editor.shows(".sidebar", "Desk");
      await editor.panelShows("Smaller Before");
    });
    await editor.close();
  },
};
