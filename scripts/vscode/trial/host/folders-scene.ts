import { cpSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deskProcesses } from "./desk-processes";
import type { Scene } from "./scene";

/** Two workspaces in one window. */
export const folders: Scene = {
  name: "folders",
  async play({ workspace, open, step }) {
    const other = join(workspace, "../other");
    cpSync(workspace, other, { recursive: true, verbatimSymlinks: true });
    for (const place of ["problems", "cases"])
      renameSync(join(other, place, "smaller-before"), join(other, place, "smaller-after"));
    const file = join(workspace, "../both.code-workspace");
    const paths = ["my-contests", "other"].map((path) => ({ path }));
    writeFileSync(file, JSON.stringify({ folders: paths }));
    const editor = await open(file);
    const judge = async (path: string) => {
      await editor.openFile(path);
      await editor.page.keyboard.press("Control+Alt+j");
      await editor.untilStatus(/2\/2 AC/);
    };
    await step("each folder of a window is judged by its own desk", editor, async () => {
      // The status bar may still show the first verdict while the second desk starts.
      for (const [place, name] of [
        [workspace, "before"],
        [other, "after"],
      ] as const) {
        await judge(`problems/smaller-${name}/solution.ts`);
        await editor.untilTrue(`a desk of ${place}`, async () => deskProcesses(place).length > 0);
      }
    });
    await step("the panel goes from one to the other with the editor", editor, async () => {
      await editor.palette("judgebench: Show the Desk");
      await editor.panelShows("smaller-after");
      await editor.openFile("problems/smaller-before/solution.ts");
      await editor.panelShows("smaller-before");
    });
    await step("the Testing view has the tasks of both", editor, async () => {
      await editor.palette("judgebench: Show the Cases in the Testing View");
      await editor.shows(".test-explorer", "smaller-before");
      await editor.shows(".test-explorer", "smaller-after");
      await editor.palette("Test: Run All Tests");
      await editor.shows(".test-explorer", "4/4");
    });
    await editor.close();
    const above = await open(join(workspace, ".."));
    await step("a workspace in a sub-folder of the window is judged", above, async () => {
      await above.openFile("my-contests/problems/smaller-before/solution.ts");
      await above.page.keyboard.press("Control+Alt+j");
      await above.untilStatus(/2\/2 AC/);
    });
    await above.close();
  },
};
