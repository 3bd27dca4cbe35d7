import { join } from "node:path";
import { TOOL } from "../../../base/host/roots";
import type { Scene } from "./scene";

const PLACE = join(TOOL, "scripts/vscode/extension");

/** Takes the two pictures of extension/README.md, on a clone and in a workspace. */
export const pictures: Scene = {
  name: "pictures",
  async play({ workspace, open, step }) {
    const clone = await open(TOOL);
    await step("desk.png", clone, async () => {
      await clone.openFile("problems/knight-moves/solution.ts");
      await clone.page.keyboard.press("Control+Alt+j");
      await clone.untilStatus(/10\/10 AC/);
      await clone.palette("judgebench: Show the Desk");
      await clone.panelShows("To get from"); // the texts of the case are there
      await clone.picture(join(PLACE, "desk.png"));
    });
    await clone.close();
    const editor = await open(workspace);
    const { page } = editor;
    await step("testing.png", editor, async () => {
      await editor.openFile("problems/smaller-before/solution.ts");
      await page.keyboard.press("Control+g");
      await editor.quick(":26");
      await page.keyboard.press("Home");
      await page.keyboard.type("if (value !== 1) ");
      await editor.palette("Testing: Focus on Test Explorer View");
      await editor.shows(".test-explorer", "Smaller Before");
      await editor.openFile("problems/smaller-before/solution.ts");
      await page.keyboard.press("Control+Alt+j");
      await editor.untilStatus(/1\/2 AC · WA on edge-equal/);
      await editor.clickOn(".test-output-peek-tree .monaco-list-row", "edge-equal");
      await editor.until(
        "both sides",
        "document.querySelectorAll('.monaco-diff-editor .view-line').length >= 2",
      );
      await editor.picture(join(PLACE, "testing.png"));
    });
    await editor.close();
  },
};
