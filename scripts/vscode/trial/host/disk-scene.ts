import { appendFileSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import type { Scene } from "./scene";

const FILE = "problems/smaller-before/solution.ts";

/** A disk that is full. */
export const disk: Scene = {
  name: "disk",
  wish: { onSmallDisk: true },
  async play({ workspace, server, open, step }) {
    const folder = server.seen(workspace);
    const filler = join(folder, "filler");
    const fill = () => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        appendFileSync(filler, Buffer.alloc(bavail * bsize));
      } catch {
        // somebody else has written meanwhile: it is full
      }
    };
    rmSync(join(folder, ".cache"), { recursive: true }); // nobody has judged here yet
    const editor = await open(workspace);
    const { page } = editor;
    await step("a desk that cannot start on a full disk says so", editor, async () => {
      fill();
      await editor.openFile(FILE);
      await page.keyboard.press("Control+Alt+j");
      await editor.shows(".notifications-toasts", "the disk is full");
      await editor.shows(".notifications-toasts", "Try again");
    });
    await step("with room again it starts", editor, async () => {
      rmSync(filler);
      await editor.clickOn(".notifications-toasts .monaco-button", "Try again");
      await editor.openFile(FILE);
      await page.keyboard.press("Control+Alt+j");
      await editor.untilStatus(/2\/2 AC/);
    });
    await step("a case that cannot be written is said, and its draft stays", editor, async () => {
      await editor.palette("judgebench: Show the Desk");
      await editor.panelShows("Smaller Before");
      fill();
      await editor.clickInPanel('button:has-text("Add case")');
      await editor.fillInPanel("dialog label:nth-child(1) textarea", "1\n1\n");
      await editor.fillInPanel("dialog label:nth-child(2) textarea", "0\n");
      await editor.clickInPanel('dialog button:has-text("Save")');
      await editor.untilTrue("the line", async () =>
        (await editor.webviewText()).includes("no space left"),
      );
    });
    await step("with room again it is saved", editor, async () => {
      rmSync(filler);
      await editor.clickInPanel('dialog button:has-text("Save")');
      await editor.panelShows("hand-1");
      const text = readFileSync(join(folder, "cases/smaller-before/hand-1.in"), "utf8");
      if (text !== "1\n1\n") throw new Error(text);
    });
    const judge = async () => {
      await editor.openFile(FILE);
      await page.keyboard.press("Control+Alt+j");
    };
    await step("a judging without room says so in a line", editor, async () => {
      await editor.openFile(FILE);
      await page.keyboard.press("Control+Home");
      await page.keyboard.type(" ");
      fill();
      await page.keyboard.press("Control+Alt+j");
      await editor.untilStatus(/JE/);
      await editor.panelShows("the disk is full");
      rmSync(filler);
      await judge();
      await editor.untilStatus(/3\/3 AC/);
    });
    await editor.close();
  },
};
