import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { deskProcesses } from "./desk-processes";
import type { Scene } from "./scene";

/** Servers and windows that come and go. */
export const ends: Scene = {
  name: "ends",
  async play({ workspace, open, openApart, step }) {
    const file = "problems/smaller-before/solution.ts";
    const first = await open(workspace);
    const judge = async (editor: typeof first) => {
      await editor.openFile(file);
      await editor.page.keyboard.press("Control+Alt+j");
      await editor.untilStatus(/2\/2 AC/);
    };
    await step("a killed server is said, and one click starts it again", first, async () => {
      await judge(first);
      await first.palette("judgebench: Show the Desk");
      await first.panel();
      process.kill(await serverOf(workspace), "SIGKILL");
      await first.untilTrue("the line", async () =>
        (await first.webviewText()).includes("server has ended"),
      );
      await first.clickInWebview("Start it again");
      await first.panelShows("Smaller Before");
      await judge(first);
    });
    const second = await openApart(workspace);
    await step("a second window shares the server", second, async () => {
      await judge(second);
    });
    await step("a reload takes the server with it and starts another", first, async () => {
      await first.page.reload();
      await first.ready();
      await judge(first);
    });
    await step("the second window starts one of its own when that ends", second, async () => {
      await judge(second);
      if (deskProcesses(workspace).length === 0) throw new Error("no process is seen");
    });
    await first.close();
    await second.close();
    const empty = join(workspace, "../empty");
    mkdirSync(empty);
    const bare = await open(empty);
    await step("no server is left when the windows are closed", bare, async () => {
      await bare.untilTrue("the end", async () => deskProcesses(workspace).length === 0);
    });
    await bare.close();
  },
};

/** The process that listens on the noted port; 0 without one. */
async function serverOf(workspace: string): Promise<number> {
  try {
    const { port } = JSON.parse(readFileSync(join(workspace, ".cache/desk/server.json"), "utf8"));
    const { stdout } = await execa("ss", ["-ltnpH", `sport = :${port}`]);
    return Number(/pid=(\d+)/.exec(stdout)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
