import { cpSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import type { Scene } from "./scene";

const FILE = "problems/smaller-before/solution.ts";
const SPARE_BYTES = 24 << 20;

/** A disk that is full: only root may mount one that is small enough. */
export const disk: Scene = {
  name: "disk",
  async play({ workspace, open, step }) {
    if (process.getuid?.() !== 0) return;
    const folder = join(workspace, "../small");
    mkdirSync(folder);
    const { stdout } = await execa("du", ["-sb", workspace]);
    const sizeBytes = Math.ceil(Number.parseInt(stdout, 10) * 1.5) + SPARE_BYTES;
    await execa("mount", ["-t", "tmpfs", "-o", `size=${sizeBytes}`, "tmpfs", folder]);
    try {
      cpSync(workspace, folder, { recursive: true, verbatimSymlinks: true });
      const filler = join(folder, "filler");
      const fill = () => {
        const { bavail, bsize } = statfsSync(folder);
        try {
          writeFileSync(filler, Buffer.alloc(bavail * bsize));
        } catch {
          // somebody else has written meanwhile: it is full
        }
      };
      const editor = await open(folder);
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
      await step(
        "a case that cannot be written is said, and its draft stays open",
        editor,
        async () => {
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
        },
      );
      await step("with room again it is saved", editor, async () => {
        rmSync(filler);
        await editor.clickInPanel('dialog button:has-text("Save")');
        await editor.panelShows("hand-1");
        const text = readFileSync(join(folder, "cases/smaller-before/hand-1.in"), "utf8");
        if (text !== "1\n1\n") throw new Error(text);
      });
      await step("a program that cannot be saved stays in the editor", editor, async () => {
        fill();
        await editor.openFile(FILE);
        await page.keyboard.press("Control+Home");
        await page.keyboard.type(`// ${"long ".repeat(1000)}\n`);
        await page.keyboard.press("Control+Alt+j");
        await editor.shows(".notifications-toasts", "not saved");
        rmSync(filler);
        await page.keyboard.press("Control+Alt+j");
        await editor.untilStatus(/3\/3 AC/);
        if (!readFileSync(join(folder, FILE), "utf8").startsWith("// long"))
          throw new Error("lost");
      });
      await editor.close();
    } finally {
      await execa("umount", ["-l", folder]);
    }
  },
};
