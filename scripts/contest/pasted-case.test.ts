import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { testFolder } from "../testing/test-folder";
import { readPasted } from "./host/read-pasted";
import { pastedCase } from "./pasted-case";

it.each([
  ["a blank line between", "1 2\n3\n\n4\n", "1 2\n3\n", "4\n"],
  ["blank lines before and behind", "\n\n1\n\n\n2\n\n\n", "1\n", "2\n"],
  ["carriage returns and no last newline", "1\r\n\r\n2", "1\n", "2\n"],
  ["a line ---", "2\n\nRR\nBB\n\nBR\n---\n1\n", "2\n\nRR\nBB\n\nBR\n", "1\n"],
  ["lines --- behind both", "1\n---\n\n2\n\n3\n---\n", "1\n", "\n2\n\n3\n"],
  ["an empty input", "---\n5\n", "", "5\n"],
  ["an empty output", "5\n---\n---\n", "5\n", ""],
  ["no output", "1\n\n", "1\n", undefined],
  ["no output behind ---", "1\n\n2\n---\n", "1\n\n2\n", undefined],
])("%s", (_, text, input, output) => {
  expect(pastedCase(text, "jb case a")).toEqual({ input, ...(output !== undefined && { output }) });
});

it.each([
  ["2\n\nRR\nBB\n\nBR\nRB\n\nR\nB\n", "4 lines are left over"],
  ["1\n\n2\n\n3", "1 line is left over"],
  ["1\n---\n2\n---\n3\n4\n", "2 lines are left over"],
])("%j loses nothing: it is refused", (text, message) => {
  expect(() => pastedCase(text, "jb case a")).toThrow(message);
});

describe("on a terminal", () => {
  /** Reads the pieces one after another; an empty one is Ctrl-D. The rest is there without waiting. */
  const typed = (pieces: string[], rest: string[] = []) => {
    const asked: string[] = [];
    const from = (list: string[]) => (buffer: Uint8Array) =>
      new TextEncoder().encodeInto(list.shift() ?? "", buffer).written;
    const text = readPasted({
      ...{ read: from(pieces), pending: from(rest), isTerminal: true },
      prompt: (part) => void asked.push(part),
    });
    return { ...pastedCase(text, "jb case a"), asked: asked.join(), unread: pieces.length };
  };

  it.each([
    ["blank lines end both", ["1\n", "\n", "2\n", "\n", "x\n"], "1\n", "2\n", 1],
    ["Ctrl-D ends both", ["1 2\n", "", "4\n", ""], "1 2\n", "4\n", 0],
    ["lines --- end both", ["1\n", "---\n", "4\n", "\n", "5\n", "---\n"], "1\n", "4\n\n5\n", 0],
    [
      "a --- behind a blank line",
      ["1\n", "\n", "2\n", "---\n", "7\n", "---\n"],
      "1\n\n2\n",
      "7\n",
      0,
    ],
    ["pieces within a word", ["1", "2\n", "\n", "3", "4\n\n"], "12\n", "34\n", 0],
    ["Ctrl-D at once is an empty input", ["", "5\n", ""], "", "5\n", 0],
  ])("%s", (_, pieces, input, output, unread) => {
    expect(typed([...pieces])).toEqual({ input, output, asked: "input,output", unread });
  });

  it("what was pasted behind both parts is read too: it would go to the shell", () => {
    const lines = ["2\n", "\n", "RR\n", "\n"];
    expect(() => typed([...lines], ["BR\n", "\n"])).toThrow("1 line is left over");
    expect(typed([...lines], ["BR\n---\n", "7\n---\n"])).toMatchObject({
      input: "2\n\nRR\n\nBR\n",
      output: "7\n",
    });
  });
});

describe("the command", () => {
  const folder = testFolder();
  const program = join(folder, "a.ts");
  writeFileSync(program, "console.log(1);\n");
  const file = (name: string) => readFileSync(join(folder, name), "utf8");
  const run = (input: string, ...more: string[]) => {
    const words = [join(TOOL, "scripts/start.cjs"), "case", program, ...more];
    return spawnSync(process.execPath, words, { input, encoding: "utf8" });
  };

  it("takes a case without an answer, files that are empty, and blanks as they were meant", () => {
    expect(run("7\n").stderr).toContain("--no-answer where there is none");
    expect(run("7\n\n8\n---\n", "--no-answer").stdout).toContain("added a-1");
    expect(file("a-1.in")).toBe("7\n\n8\n");
    writeFileSync(join(folder, "nothing"), "");
    writeFileSync(join(folder, "five"), "5\n");
    const files = ["--input", join(folder, "nothing"), "--output", join(folder, "five")];
    expect(run("", ...files).stdout).toContain("added a-2");
    expect([file("a-2.in"), file("a-2.out")]).toEqual(["", "5\n"]);
    const { stdout } = run("3\u00a04\u3000\u200b\ufeff5\n\n7\n");
    expect(stdout).toContain("note: blanks of another kind made plain (U+00A0, U+3000)\n");
    expect(stdout).toContain("note: invisible signs dropped (U+200B, U+FEFF)\n");
    expect(file("a-3.in")).toBe("3 4 5\n");
  });
});
