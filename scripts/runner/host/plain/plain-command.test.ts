import { expect, it } from "vitest";
import { plainCommand } from "./plain-command";

const start = { permissions: true, input: "/case", box: "/box" };

it("another Node loads the report of its usage, without the permission model", () => {
  const command = plainCommand({ argv: ["/n/bin/node", "a.js"], readable: [] }, start);
  expect(command).toEqual([
    "/n/bin/node",
    "--require",
    expect.stringMatching(/usage\.cjs$/),
    "a.js",
  ]);
  const windows = plainCommand({ argv: ["/n/node.exe", "a.js"], readable: [] }, start);
  expect(windows[1]).toBe("--require");
});

it("this Node takes the permission model, other programs nothing", () => {
  const own = plainCommand({ argv: [process.execPath, "a.js"], readable: [] }, start);
  expect(own).toContain("--allow-fs-read=/case");
  const argv = ["/usr/bin/python3", "slow.py"];
  expect(plainCommand({ argv, readable: [] }, start)).toEqual(argv);
});

it("V8's heap has a limit where the system tells memory too late", () => {
  const heap = { ...start, permissions: false, heapMiB: 256 };
  const command = plainCommand({ argv: [process.execPath, "a.js"], readable: [] }, heap);
  expect(command[1]).toBe("--max-old-space-size=256");
});

it.skipIf(process.platform === "win32").each([
  ["node", ["/n/bin/node", "--stack-size=262144", "a.js"]],
  ["Deno", ["/d/deno", "run", "--v8-flags=--stack-size=262144", "a.js"]],
])("%s with a large stack is started with as much as the system lets it have", (_, argv) => {
  const command = plainCommand({ argv, readable: [] }, { ...start, permissions: false });
  expect(command[2]).toContain("ulimit -S -s");
  expect(command).toContain(argv.at(-2)!);
  const usual = argv.filter((word) => !word.includes("stack"));
  expect(plainCommand({ argv: usual, readable: [] }, start)[0]).toBe(argv[0]);
});
