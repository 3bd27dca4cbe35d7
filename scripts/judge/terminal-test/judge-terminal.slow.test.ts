import { spawn, spawnSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { needsTier } from "../../testing/sandbox/needs-tier";
import { testFolder } from "../../testing/test-folder";

// The real command on a real terminal, and with its output in a pipe.

const folder = testFolder();
const pty = join(folder, "pty");
const program = join(folder, "program.js");
let missing: string | undefined;

/** Right on edge-one, which is begun first; on sample-1 it hangs with a child. */
const CHILD = `setInterval(() => {}, ${process.pid}000)`;
const PROGRAM = `
const input = require("fs").readFileSync(0, "utf8");
if (input.trim() === "a1 h8") console.log("To get from a1 to h8 takes 6 knight moves.");
else require("child_process").spawn(process.execPath, ["-e", "${CHILD}", __filename]);
`;
const JUDGE = ["npm", "run", "-s", "judge", "--", "knight-moves", "--no-cache", "--jobs", "1"];
const HANGING = ["-f", "^(edge-one|sample-1)$", "--time", "60000", "--run"];

beforeAll(() => {
  chmodSync(folder, 0o755);
  writeFileSync(program, PROGRAM);
  const source = join(__dirname, "pty.c");
  const { status, error } = spawnSync("cc", ["-O1", "-o", pty, source], { stdio: "ignore" });
  if (status !== 0) missing = `no terminal can be made: ${error?.message ?? "cc failed"}`;
});

/** Runs the judge; when `isTime` says so, Ctrl-C is typed. */
async function run(words: string[], isTime: (seen: string) => boolean = () => false) {
  const [file, ...args] = words;
  const child = spawn(file!, args, { cwd: WORKSPACE, env: { ...process.env, TERM: "xterm" } });
  let output = "";
  child.stdout.on("data", (piece) => {
    output += piece;
  });
  const looking = setInterval(() => {
    if (!isTime(output)) return;
    clearInterval(looking);
    child.stdin.write("\x03");
  }, 20);
  const code = await new Promise((done) => child.on("close", done));
  clearInterval(looking);
  return { output, code };
}

const onTerminal = (...words: string[]) => [pty, "80", ...JUDGE, ...words];

/** What stands on a terminal's lines at the end: \r goes back, \x1b[2K clears. */
function screen(output: string): string[] {
  return output.split("\r\n").map((line) => {
    const last = line.split("\r").at(-1)!;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
    return last.replace(/\x1b\[[0-9;]*[A-Za-z]/g, "");
  });
}

function processesOf(mark: string): string[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(mark);
    } catch {
      return false; // it has ended
    }
  });
}

it("Ctrl-C kills the running programs, reports the finished cases and restores the terminal", async (context) => {
  needsTier("C", missing, context);
  const words = onTerminal(...HANGING, `node ${program}`);
  const isHanging = (seen: string) => seen.includes("1/2") && processesOf(CHILD).length > 0;
  const { output, code } = await run(words, isHanging);
  expect(output).toMatch(/█+░+ 1\/2/);
  const lines = screen(output);
  expect(lines.join("\n")).toMatch(/\n1 passed, 0 failed, 1 not run \(interrupted\)\n$/);
  expect(lines.join("\n")).not.toMatch(/[█░]/);
  expect(output.split("\x1b[?25l").length).toBe(output.split("\x1b[?25h").length); // the cursor
  expect(output).not.toContain("\x1b[?1049h");
  expect([...processesOf(folder), ...processesOf(CHILD)]).toEqual([]);
  expect(code).toBe(130);
});

it("kill -TERM on npm alone leaves nothing running", async (context) => {
  needsTier("C", missing, context);
  const [file, ...args] = [...JUDGE, ...HANGING, `node ${program}`];
  const npm = spawn(file!, args, { cwd: WORKSPACE, stdio: "ignore" });
  const ended = new Promise((done) => npm.on("close", done));
  const until = async (wanted: () => boolean) => {
    for (let round = 0; round < 500 && !wanted(); round++) {
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(wanted()).toBe(true);
  };
  await until(() => processesOf(CHILD).length > 0);
  npm.kill("SIGTERM");
  await ended;
  await until(() => [...processesOf(folder), ...processesOf(CHILD)].length === 0);
});

it("no line is longer than 80 columns, and the progress bar is cleared", async (context) => {
  needsTier("C", missing, context);
  const { output, code } = await run(onTerminal());
  expect(output).toMatch(/[█░] \d+\/\d+/);
  const lines = screen(output);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines.join("\n")).not.toMatch(/[█░]/);
  expect(lines.join("\n")).toMatch(/\n\d+ passed, 0 failed\n$/);
  expect(code).toBe(0);
});

it("in a pipe there is no bar, no colour and no line of progress", async () => {
  const { output, code } = await run(JUDGE);
  expect(output).toMatch(/\n\d+ passed, 0 failed\n$/);
  expect(output).not.toMatch(/[█░…\r]/);
  expect(output).not.toContain("\x1b");
  expect(code).toBe(0);
});
