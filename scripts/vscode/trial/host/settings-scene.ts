import { execa } from "execa";
import type { Scene } from "./scene";

const FILE = "problems/smaller-before/solution.ts";

/** Settings that change while the desk runs, and those of its next start. */
export const settings: Scene = {
  name: "settings",
  async play({ workspace, server, open, step }) {
    const editor = await open(workspace);
    const { page } = editor;
    const type = (text: string) => page.keyboard.type(text);
    const inPanel = async (what: string, expression: string) =>
      editor.untilTrue(what, async () => (await editor.panel()).evaluate<boolean>(expression));
    await step("run on save is turned off at once", editor, async () => {
      await editor.openFile(FILE);
      await page.keyboard.press("Control+Alt+j");
      await editor.untilStatus(/2\/2 AC/);
      await editor.palette("judgebench: Show the Desk");
      await editor.panelShows("Smaller Before");
      server.set({ "judgebench.runOnSave": false });
      await inPanel("no tick", "!document.querySelector('.switch input').checked");
      await editor.openFile(FILE);
      await page.keyboard.press("End");
      await type(" ");
      await page.keyboard.press("Control+s");
      await editor.untilStatus(/changed since it was judged/);
    });
    await step("`for` chooses the judge's runtime at once", editor, async () => {
      server.set({ "judgebench.for": "codeforces" });
      await inPanel("its name", "document.querySelector('#runtime').value === 'codeforces'");
      await page.keyboard.press("Control+Alt+j");
      await editor.untilStatus(/2\/2 AC/);
    });
    await step("an empty `for` is this machine's Node again", editor, async () => {
      server.set({});
      await inPanel("this Node", "document.querySelector('#runtime').value === ''");
    });
    await step("a weaker sandbox is that of the next start", editor, async () => {
      server.set({ "judgebench.sandbox": "D" });
      await editor.palette("judgebench: Stop the Desk");
      await editor.openFile(FILE);
      await page.keyboard.press("Control+Alt+j");
      await editor.untilStatus(/AC/);
      const { stdout } = await execa("ps", ["-Ao", "args"]);
      const own = stdout.split("\n").filter((line) => line.includes(workspace));
      if (!own.some((line) => line.includes("--sandbox D"))) throw new Error(own.join("\n"));
    });
    await editor.close();
  },
};
