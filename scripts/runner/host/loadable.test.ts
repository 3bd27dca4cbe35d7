import { symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { testFolder, writeFiles } from "../../testing/test-folder";
import { loadable } from "./loadable";

let folder: string;
const put = (name: string, text = "") => join(writeFiles(folder, { [name]: text }), name);
beforeEach(() => {
  folder = testFolder();
});

describe("a change of what a command can load is another mark", () => {
  const commands: [string, () => string[], string][] = [
    ["a module beside a script", () => ["python3", put("main.py", "import helper")], "helper.py"],
    ["a module below it", () => ["node", put("main.js", 'require("./lib/x")')], "lib/x.js"],
    ["data that it reads", () => [put("run.sh", "#!/bin/sh")], "table.txt"],
    ["what an option names", () => ["node", `--require=${put("pre.js")}`, put("m.js")], "pre.js"],
    ["classes in a folder", () => ["java", "-cp", folder, "Main"], "Main.class"],
  ];
  it.each(commands)("%s", (_, command, changed) => {
    const words = command();
    put(changed, "1");
    const before = loadable(words);
    expect(before.isOpen).toBe(false);
    expect(loadable(words)).toEqual(before);
    put(changed, "22");
    expect(loadable(words).mark).not.toBe(before.mark);
  });

  it("and so is a new file, but not what Python compiles", () => {
    const words = ["python3", put("main.py")];
    const before = loadable(words);
    put("__pycache__/helper.pyc", "x");
    expect(loadable(words)).toEqual(before);
    put("helper.py");
    expect(loadable(words).mark).not.toBe(before.mark);
  });
});

describe("nothing is kept of a command that may load more than is known", () => {
  it.each<[string, () => string[]]>([
    ["code on the command line", () => ["python3", "-c", "import helper"]],
    ["a module above its folder", () => ["node", put("a/main.js", 'require("../x")')]],
    [
      "a longer search path",
      () => ["python3", put("main.py", "import sys; sys.path.append('/x')")],
    ],
    [
      "more than 1,000 files",
      () => {
        for (let at = 0; at < 1001; at++) put(`data/${at}`);
        return ["python3", put("main.py")];
      },
    ],
    [
      "more than 32 MiB",
      () => ["python3", put("main.py"), put("x.bin", "x".repeat((32 << 20) + 1))],
    ],
    [
      "a link to a folder",
      () => {
        symlinkSync(tmpdir(), join(folder, "link"), "junction");
        return ["python3", put("main.py")];
      },
    ],
  ])("%s", (_, command) => expect(loadable(command()).isOpen).toBe(true));

  it("a link to itself", () => {
    symlinkSync("loop", join(folder, "loop"));
    expect(loadable(["node", put("m.js")]).isOpen).toBe(true);
  });
});
