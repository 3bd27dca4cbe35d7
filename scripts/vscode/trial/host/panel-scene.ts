import type { Scene } from "./scene";

const FILE = "problems/smaller-before/solution.ts";
const CASE = { input: "3\n1 2 3\n", output: "0 1 2\n" };

/** The work of a contest by the mouse: the button in the title, and cases inside the panel. */
export const panel: Scene = {
  name: "panel",
  async play({ workspace, open, step }) {
    const editor = await open(workspace);
    const { page } = editor;
    const write = async (input: string, output: string) => {
      await editor.fillInPanel("dialog label:nth-child(1) textarea", input);
      await editor.fillInPanel("dialog label:nth-child(2) textarea", output);
      await editor.clickInPanel('dialog button:has-text("Save")');
    };
    await step("the button in the editor's title judges", editor, async () => {
      await editor.openFile(FILE);
      await page.locator('.editor-actions [aria-label^="Judge the Open File"]').first().click();
      await editor.untilStatus(/2\/2 AC/);
    });
    await step("a key brings the verdict again", editor, async () => {
      await page.keyboard.press("End");
      await page.keyboard.type(" ");
      const began = Date.now();
      await page.keyboard.press("Control+Alt+j");
      await editor.untilStatus(/judged|changed/);
      await editor.untilStatus(/2\/2 AC/);
      return `${Date.now() - began} ms from key to verdict`;
    });
    await step("a case is added", editor, async () => {
      await page.locator('.activitybar [aria-label^="judgebench"]').first().click();
      await editor.panelShows("Smaller Before");
      await editor.clickInPanel('button:has-text("Add case")');
      await write(CASE.input, CASE.output);
      await editor.panelShows("hand-1");
    });
    await step("Run all runs it too", editor, async () => {
      await editor.clickInPanel('button:has-text("Run all")');
      await editor.untilStatus(/3\/3 AC/);
    });
    await step("a case is edited, and the first difference shown", editor, async () => {
      await editor.clickInPanel('.row:has-text("hand-1")');
      await editor.clickInPanel('.detail button:has-text("Edit")');
      await write(CASE.input, "0 1 9\n");
      await editor.clickInPanel('.detail button:has-text("Run")');
      await editor.untilStatus(/WA on hand-1/);
      await editor.panelShows('expected "9", found "2"');
    });
    await step("a custom input is run", editor, async () => {
      await editor.fillInPanel("#custom-input", "4\n5 6 7 8\n");
      await editor.clickInPanel('button:has-text("Run it")');
      await editor.panelShows("0 1 2 3");
    });
    await step("a case is deleted after a question", editor, async () => {
      await editor.clickInPanel('.row:has-text("hand-1")');
      await editor.clickInPanel('.detail button:has-text("Delete")');
      await editor.clickInPanel('dialog button:has-text("Yes")');
      await editor.untilStatus(/2\/2 AC/);
    });
    await step("a judging is stopped", editor, async () => {
      await editor.openFile(FILE);
      await page.keyboard.press("Control+Home");
      await page.keyboard.type("for (;;); // \n");
      await page.keyboard.press("Control+s");
      await editor.clickInPanel('button:has-text("Stop")');
      await editor.panelShows("stopped");
    });
    await step("the New button makes a task", editor, async () => {
      await editor.clickInPanel('header button:has-text("New")');
      await editor.fillInPanel('dialog input[name="title"]', "Ducks");
      await editor.clickInPanel('dialog button[type="submit"]');
      await editor.panelShows("Ducks");
      await editor.shows(".breadcrumbs-control", "ducks");
    });
    await editor.close();
  },
};
