import { setTimeout as pause } from "node:timers/promises";
import { execa } from "execa";
import type { Scene } from "./scene";

const FILE = "problems/smaller-before/solution.ts";

/** Rows of the Testing view by mouse and key. */
export const tests: Scene = {
  name: "tests",
  async play({ workspace, open, step }) {
    const editor = await open(workspace);
    const { page } = editor;
    const row = '.test-explorer .monaco-list-row:has-text("edge-equal")';
    // Buttons of a row come with the mouse, and rows move while their cases are listed.
    const act = (name: string) =>
      editor.untilTrue(`${name} in the row`, async () => {
        const { x, y } = (await page.locator(row).first().boundingBox())!;
        await page.mouse.move(x + 78, y + 6);
        await page.mouse.move(x + 80, y + 8);
        await pause(300);
        const button = `[...document.querySelectorAll(".test-explorer .monaco-list-row")]
          .find((one) => one.innerText.includes("edge-equal")).querySelector('[aria-label^="${name}"]')`;
        const at = await page.evaluate<{ x: number; y: number; width: number; height: number }>(
          `${button}.getBoundingClientRect().toJSON()`,
        );
        const middle = [at.x + at.width / 2, at.y + at.height / 2] as const;
        await page.mouse.move(...middle);
        const under = `document.elementFromPoint(${middle})`;
        if (!(await page.evaluate<boolean>(`${button}.contains(${under})`))) return false;
        await page.mouse.down();
        await page.mouse.up();
        return true;
      });
    const paused = async () => {
      await editor.shows(".debug-call-stack", "Paused");
      await page.keyboard.press("F5");
      await editor.until("no debugger", "!document.querySelector('.debug-toolbar')?.offsetParent");
      await editor.palette("Testing: Focus on Test Explorer View");
    };
    await step("a row's Run button judges that case", editor, async () => {
      await editor.openFile(FILE);
      await page.keyboard.press("Control+g");
      await editor.quick(":20");
      await page.keyboard.press("F9");
      await editor.palette("Testing: Focus on Test Explorer View");
      const problem = page.locator('.test-explorer .monaco-list-row:has-text("Smaller Before")');
      const button = page.locator('.pane-body a.monaco-button:has-text("Show the cases")');
      // The view is drawn anew while it is clicked on, and lists by itself what a desk that runs has.
      await editor.untilTrue("the problem's row", async () => {
        if ((await problem.count()) > 0) return true;
        await button
          .first()
          .click({ timeout: 1000 })
          .catch(() => {});
        return false;
      });
      await problem.first().click();
      await page.keyboard.press("ArrowRight");
      await editor.shows(".test-explorer", "edge-equal");
      await act("Run Test");
      await editor.shows(".test-explorer", "1/1");
      await editor.untilStatus(/[12]\/2 AC/); // the other is known from before, or not yet
    });
    await step("a row's Debug button stops at a breakpoint", editor, async () => {
      await act("Debug Test");
      await paused();
    });
    await step("F5 on a row debugs it", editor, async () => {
      await page.locator(row.replace("edge-equal", "sample-1")).first().click();
      await editor.palette("Testing: Focus on Test Explorer View");
      await page.keyboard.press("F5");
      await editor.shows(".debug-call-stack", "Paused");
      const { stdout } = await execa("ps", ["-Ao", "args"]);
      if (!/smaller-before sample-1/.test(stdout)) throw new Error(stdout);
      await paused();
    });
    await editor.close();
  },
};
