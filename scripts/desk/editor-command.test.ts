import { expect, it } from "vitest";
import { editorCommand } from "./editor-command";

it.each<[Record<string, string>, string[] | undefined]>([
  [{ VISUAL: "code --wait" }, ["code", "--wait", "-g", "/w/a.ts:7"]],
  [{ VISUAL: "vim", EDITOR: "subl" }, ["subl", "/w/a.ts:7"]],
  [{ EDITOR: "/usr/bin/webstorm" }, ["/usr/bin/webstorm", "--line", "7", "/w/a.ts"]],
  [{ VISUAL: "gvim" }, ["gvim", "+7", "/w/a.ts"]],
  [{ TERM_PROGRAM: "vscode" }, ["code", "-g", "/w/a.ts:7"]],
  [{ JUDGEBENCH_EDITOR: "mine -x", VISUAL: "code" }, ["mine", "-x", "/w/a.ts"]],
  [
    { VISUAL: "'C:\\Program Files\\Code\\code.cmd'" },
    ["C:\\Program Files\\Code\\code.cmd", "-g", "/w/a.ts:7"],
  ],
  [{ EDITOR: "vim" }, undefined],
  [{}, undefined],
])("%j", (env, command) => {
  expect(editorCommand(env, "/w/a.ts", 7)).toEqual(command);
});
