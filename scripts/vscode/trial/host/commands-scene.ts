import type { Scene } from "./scene";

const FILE = "problems/smaller-before/solution.ts";
const ROWS = ".terminal-wrapper.active .xterm-rows, .xterm-rows";
const WALKTHROUGH = [
  "A folder with judgebench",
  "Judge the open file",
  "Cases beside the code",
  "A contest from the browser",
];

/** Commands of the palette, in terminals that stay, and the walkthrough. */
export const commands: Scene = {
  name: "commands",
  async play({ workspace, open, step }) {
    const editor = await open(workspace);
    const { page } = editor;
    for (const [at, title] of WALKTHROUGH.entries()) {
      await step(`walkthrough, step ${at + 1}: ${title}`, editor, async () => {
        if (at === 0) {
          await editor.palette("Welcome: Open Walkthrough");
          await editor.quick("Judge what you submit");
        }
        await editor.clickOn(".gettingStartedContainer .getting-started-step", title);
        await editor.until(
          "its page",
          "document.querySelectorAll('.getting-started-media').length",
        );
      });
    }
    await step("new makes a task and opens it in solve", editor, async () => {
      await editor.palette("judgebench: New Task");
      await editor.shows(".quick-input-widget", "The task's title");
      await page.keyboard.type("D. Ducks");
      await page.keyboard.press("Enter");
      await editor.shows(".breadcrumbs-control", "d-ducks");
      await editor.shows(".statusbar", "Ln 10, Col 3");
      await editor.untilStatus(/no cases/);
    });
    await step("VS Code marks nothing in the new task", editor, async () => {
      await editor.until(
        "TypeScript",
        "!/Initializing|Loading/.test(document.querySelector('.statusbar').innerText)",
      );
      await editor.palette("Problems: Focus on Problems View");
      await editor.shows(".markers-panel", "No problems have been detected");
    });
    await step("hint prints in a terminal that stays", editor, async () => {
      await editor.openFile(FILE);
      await editor.palette("judgebench: Next Hint");
      await editor.shows(ROWS, "Read the row from left to right");
      await page.keyboard.type("echo still $((40 + 2))");
      await page.keyboard.press("Enter");
      await editor.shows(ROWS, "still 42");
    });
    await step("practice sits down in a terminal", editor, async () => {
      await editor.palette("judgebench: Practise a Problem That Is Due");
      await editor.shows(ROWS, "Enter judges");
      await page.keyboard.type("H");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Control+d");
      await editor.shows(ROWS, "paused");
    });
    await step("send says what it did", editor, async () => {
      await editor.openFile(FILE);
      await editor.palette("judgebench: Send the Open File to the Judge");
      await editor.panelShows("nothing was sent");
    });
    await editor.close();
  },
};
