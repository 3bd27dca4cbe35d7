import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, test } from "vitest";
import { testFolder } from "../../testing/test-folder";
import { copyToClipboard } from "./clipboard";

const folder = testFolder();

/** There the scripts that stand for clipboard programs cannot be started. */
const isWindows = process.platform === "win32";

/** A clipboard program that puts what it gets into a file. */
function install(name: string, status = 0): string {
  const file = join(folder, `${name}.out`);
  writeFileSync(join(folder, name), `#!/bin/sh\ncat > '${file}'\nexit ${status}\n`);
  chmodSync(join(folder, name), 0o755);
  return file;
}

const env = { PATH: `${folder}${delimiter}${process.env.PATH}` };
const TEXT = "// ≤ 50,000\nrun();\n";

describe("the clipboard", () => {
  test.skipIf(isWindows).each([
    ["wl-copy", "linux", { WAYLAND_DISPLAY: "wayland-0", DISPLAY: ":0" }],
    ["xclip", "linux", { DISPLAY: ":0" }],
    ["pbcopy", "darwin", {}],
  ] as const)("by %s", async (program, platform, display) => {
    const file = install(program);
    const way = await copyToClipboard(TEXT, {
      platform,
      env: { ...env, ...display },
      terminal: undefined,
    });
    expect(way).toBe(program);
    expect(readFileSync(file, "utf8")).toBe(TEXT);
  });

  test.skipIf(isWindows)("by clip.exe in UTF-16", async () => {
    const file = install("clip.exe");
    const surroundings = {
      platform: "linux",
      env: { ...env, WSL_DISTRO_NAME: "x" },
      terminal: undefined,
    } as const;
    expect(await copyToClipboard(TEXT, surroundings)).toBe("clip.exe");
    expect(readFileSync(file, "utf16le")).toBe(`\ufeff${TEXT}`);
  });

  test("by the terminal where no program works, also inside tmux", async () => {
    install("wl-copy", 1);
    const written: string[] = [];
    const terminal = (text: string) => written.push(text);
    const base64 = Buffer.from(TEXT).toString("base64");
    await copyToClipboard(TEXT, {
      platform: "linux",
      env: { ...env, WAYLAND_DISPLAY: "x" },
      terminal,
    });
    await copyToClipboard(TEXT, { platform: "linux", env: { ...env, TMUX: "1" }, terminal });
    expect(written).toEqual([
      `\u001b]52;c;${base64}\u0007`,
      `\u001bPtmux;\u001b\u001b]52;c;${base64}\u0007\u001b\\`,
    ]);
  });

  test("by nothing where there is neither", async () => {
    expect(
      await copyToClipboard(TEXT, { platform: "linux", env, terminal: undefined }),
    ).toBeUndefined();
  });
});
