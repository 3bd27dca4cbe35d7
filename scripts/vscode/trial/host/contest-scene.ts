import { deskProcesses } from "./desk-processes";
import type { Scene } from "./scene";

const TASKS = ["A. Apples", "B. Bridges", "C. Chess"];

/** A contest from the browser's button to the clipboard, by keys. */
export const contest: Scene = {
  name: "contest",
  async play({ workspace, open, step }) {
    const editor = await open(workspace);
    const { page } = editor;
    const press = (key: string) => page.keyboard.press(key);
    const write = (text: string) => page.keyboard.type(text);
    const line = async (number: number) => {
      await press("Control+g");
      await editor.quick(`:${number}`);
      await press("Home");
    };
    await step("no process runs before something is used", editor, async () => {
      await editor.openFile("problems/smaller-before/solution.ts");
      await editor.untilStatus(/judge/);
      const left = deskProcesses(workspace);
      if (left.length > 0) throw new Error(left.join("\n"));
    });
    await step("Ctrl-Alt-J judges the open file", editor, async () => {
      await press("Control+Alt+j");
      await editor.untilStatus(/^\s*2\/2 AC · \d+ ms/);
      if (deskProcesses(workspace).length === 0) throw new Error("no process is seen");
    });
    await step("the Testing view runs all cases", editor, async () => {
      await editor.palette("Testing: Focus on Test Explorer View");
      await editor.shows(".test-explorer", "Smaller Before");
      await editor.palette("Test: Run All Tests");
      await editor.shows(".test-explorer", "2/2");
    });
    await step("a save judges a wrong answer", editor, async () => {
      await editor.openFile("problems/smaller-before/solution.ts");
      await line(26);
      await write("if (value !== 1) ");
      await press("Control+s");
      await editor.untilStatus(/1\/2 AC · WA on edge-equal/);
    });
    await step("a failed case shows expected and actual side by side", editor, async () => {
      await editor.page
        .locator('.test-output-peek-tree .monaco-list-row:has-text("edge-equal")')
        .first()
        .click();
      await editor.until(
        "both sides",
        "document.querySelectorAll('.monaco-diff-editor .view-line').length >= 2",
      );
    });
    await step("a compile error is marked on its line", editor, async () => {
      await editor.openFile("problems/smaller-before/solution.ts");
      await line(26);
      await write("let 5x; ");
      await press("Control+Alt+j");
      await editor.untilStatus(/^\s*CE/);
      await editor.marked("problems/smaller-before/solution.ts:26");
    });
    await step("an exception is marked on its line", editor, async () => {
      await editor.openFile("problems/smaller-before/solution.ts");
      await line(26);
      await press("Shift+End");
      await write('if (value === 7) throw new Error("seven"); seen.add(value, 1);');
      await press("Control+Alt+j");
      await editor.untilStatus(/RE on edge-equal/);
      await editor.marked("seven");
    });
    await step("a breakpoint in the TypeScript is hit", editor, async () => {
      await editor.openFile("problems/smaller-before/solution.ts");
      await line(22);
      await press("F9");
      await press("Control+Alt+d");
      await editor.shows(".quick-input-list", "edge-equal");
      await press("Enter");
      await editor.shows(".debug-call-stack", "solve");
      await editor.shows(".debug-call-stack", "Paused");
    });
    await step("the program goes on and ends", editor, async () => {
      await press("F9");
      await press("F5");
      await editor.until("no debugger", "!document.querySelector('.debug-toolbar')?.offsetParent");
    });
    await step("F5 in a solution debugs a case", editor, async () => {
      await editor.openFile("problems/smaller-before/solution.ts");
      await line(22);
      await press("F9");
      await press("F5");
      await editor.quick("edge-equal");
      await editor.shows(".debug-call-stack", "Paused");
      await press("F9");
      await press("F5");
      await editor.until("no debugger", "!document.querySelector('.debug-toolbar')?.offsetParent");
    });
    await step("F5 elsewhere is VS Code's own", editor, async () => {
      await editor.openFile("abc/a.ts");
      await press("F5");
      await editor.until(
        "VS Code's own question",
        "[...document.querySelectorAll('.quick-input-widget')].some((one) => one.checkVisibility())",
      );
      await press("Escape");
    });
    await step("a contest of Competitive Companion opens its first task", editor, async () => {
      await press("Control+Alt+k");
      const frame = await editor.panel();
      const shown = await frame.evaluate<string>("document.body.textContent");
      const port = /listening on port (?:\d+, )*(\d+)/.exec(shown)?.[1];
      for (const name of TASKS) await post(Number(port), name);
      await editor.shows(".breadcrumbs-control", "a-apples");
      await editor.shows(".statusbar", "Ln 10, Col 3");
      await editor.panelShows("A. Apples");
    });
    await step("the panel follows the editor", editor, async () => {
      await editor.openFile("problems/smaller-before/solution.ts");
      await editor.panelShows("Smaller Before");
    });
    await step("the panel's Editor button opens the file here", editor, async () => {
      const frame = await editor.panel();
      await frame.locator("header select").first().selectOption("b-bridges");
      await editor.panelShows("B. Bridges");
      await frame.locator('button:has-text("Editor")').first().click();
      await editor.shows(".breadcrumbs-control", "b-bridges");
    });
    await step("stress runs from the palette", editor, async () => {
      await editor.openFile("problems/smaller-before/solution.ts");
      await line(26);
      await press("Shift+End");
      await write("seen.add(value, value === 1 ? 2 : 1);");
      await editor.palette("judgebench: Stress the Open File");
      await editor.panelShows("the smallest failing input");
    });
    await step("submit copies what was accepted", editor, async () => {
      await editor.openFile("problems/smaller-before/solution.ts");
      await line(26);
      await press("Shift+End");
      await write("seen.add(value, 1);");
      await press("Control+Alt+j");
      await editor.untilStatus(/2\/2 AC/);
      await press("Control+Alt+Shift+j");
      await editor.shows(".notifications-toasts", "accepted, and copied");
    });
    await step("a program is judged with its cases beside it", editor, async () => {
      await editor.openFile("abc/a.ts");
      await press("Control+Alt+j");
      await editor.untilStatus(/1\/2 AC · WA on a-2/);
    });
    await step("so is one in Python, and the panel sends no task for it", editor, async () => {
      await editor.openFile("abc/b.py");
      await press("Control+Alt+j");
      await editor.untilStatus(/1\/1 AC/);
      await editor.panelShows("The editor shows abc/b.py");
      const frame = await editor.panel();
      const sends = await frame.locator('main button:has-text("Send")').count();
      if (sends > 0) throw new Error(`${sends} buttons send`);
    });
    await editor.close();
  },
};

async function post(port: number, name: string): Promise<void> {
  const task = {
    ...{ name, group: "Codeforces - Round 1", memoryLimit: 256, timeLimit: 2000 },
    url: `https://codeforces.com/contest/7/problem/${name[0]}`,
    tests: [{ input: "1 2\n", output: "3\n" }],
    ...{ input: { type: "stdin" }, output: { type: "stdout" }, batch: { id: "b", size: 3 } },
  };
  const headers = { "content-type": "application/json" };
  await fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body: JSON.stringify(task) });
}
