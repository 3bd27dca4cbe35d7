import { describe, expect, it } from "vitest";
import { doctorText, type Machine } from "./doctor-text";

const MACHINE: Machine = {
  version: "1.2.3",
  node: "22.0.0",
  tool: "/home/me/s/node_modules/judgebench",
  isClone: false,
  workspace: "/home/me/s",
  above: undefined,
  cache: "/home/me/s/.cache",
  sandbox: { tier: "B", means: "Landlock", lacks: [["A", { reason: "no bubblewrap" }]] },
  compilers: ["cc"],
  clipboard: "xclip",
  ports: [1327],
  taken: [4243, 4244],
  holders: ["jb import of contests"],
  emptyMs: 21,
  cores: 2,
  codePage: undefined,
};

describe("doctorText", () => {
  it("has eleven lines: names, and what stands behind them", () => {
    const lines = doctorText(MACHINE).trimEnd().split("\n");
    expect(lines).toHaveLength(11);
    expect(doctorText({ ...MACHINE, codePage: 65_001 })).toBe(doctorText(MACHINE));
    expect(lines).toEqual(
      expect.arrayContaining([
        "judgebench 1.2.3, installed",
        "sandbox    B: Landlock",
        "           not A: no bubblewrap",
        "browser    ports 1327; 4243, 4244 taken by jb import of contests",
      ]),
    );
  });

  it("says how fast the machine is, and what a clone's first commands take", () => {
    expect(doctorText(MACHINE)).toContain("speed      an empty program takes 21 ms\n");
    const slow = doctorText({ ...MACHINE, isClone: true, emptyMs: 55, cores: 1 });
    expect(slow.replace(/\s+/g, " ")).toContain(
      "an empty program takes 55 ms, a slow machine: judge with --scale 3; minutes at first: npm run judge 3, npm test 6 compiler",
    );
  });

  it("has all that mends a sandbox, a line each", () => {
    const A = { reason: "bwrap: no", remedy: "a profile", steps: ["a file:", "  userns,"] };
    const B = { reason: "Landlock: no", remedy: "a kernel" };
    const ungrouped = { reason: "no control group", remedy: "loginctl enable-linger me" };
    const lacks = [
      ["A", A],
      ["B", B],
    ] as const;
    const sandbox = { tier: "C", means: "limits", lacks, ungrouped } as const;
    const lines = [
      ...["sandbox    C: limits", "           not A: bwrap: no", "             a file:"],
      ...["               userns,", "           not B: Landlock: no", "             try: a kernel"],
      ...["           no control group", "             try: loginctl enable-linger me"],
    ];
    expect(doctorText({ ...MACHINE, sandbox })).toContain(
      lines.map((line) => `${line}\n`).join(""),
    );
  });

  it("is at most 80 columns wide, in a container too, and keeps all words of a reason", () => {
    const ungrouped = {
      reason: "no control group: the group of this container cannot be divided, no perf events",
    };
    const remedy = {
      steps: ["/etc/apparmor.d/bwrap, which lets bwrap alone make user namespaces:"],
    };
    const A = { reason: `bwrap: ${"no permissions to create a namespace, ".repeat(5)}`, ...remedy };
    const sandbox = { tier: "C", means: "limits", lacks: [["A", A]], ungrouped } as const;
    const text = doctorText({ ...MACHINE, sandbox });
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(text.replace(/\s+/g, " ")).toContain(ungrouped.reason);
  });

  it.each([60, 80, 200])("breaks every text to fit %d columns and 80, and no path", (columns) => {
    const machine: Machine = {
      ...MACHINE,
      workspace: `/home/me/my contests/${"x".repeat(40)}`,
      above: `/home/me/my contests`,
      cache: `/tmp/my cache/${"x".repeat(40)}`,
      compilers: [],
      clipboard: undefined,
      ports: [],
      taken: [1327, 4243, 4244, 6174, 10_042, 10_043, 10_045, 27_121],
      holders: ["jb desk of contests (http://127.0.0.1:4410)", "jb import of my-other-contests"],
      codePage: 850,
    };
    const text = doctorText(machine, columns);
    const isLong = (line: string) => line.length > Math.min(80, columns) && !/x{40}$/.test(line);
    expect(text.split("\n").filter(isLong)).toEqual([]);
    const words = text.replace(/\s+/g, " ");
    for (const path of [machine.workspace!, machine.cache]) expect(text).toContain(`${path}\n`);
    expect(words).toContain("(nearer than /home/me/my contests, which names judgebench too)");
    expect(words).toContain(
      "no port is free for Competitive Companion: 1327, 4243, 4244, 6174, 10042, 10043, 10045, 27121 taken by jb desk of contests (http://127.0.0.1:4410), jb import of my-other-contests",
    );
    expect(words).toContain("sandbox tiers A to C need one clipboard");
  });

  it.each([
    ["a workspace in another", { above: "/home/me" }, "/home/me/s (nearer than /home/me,"],
    ["no workspace", { workspace: undefined }, "workspace  none: jb init"],
    ["a workspace that cannot be written", { cache: "/tmp/x" }, "cache      /tmp/x (the workspace"],
    ["no compiler", { compilers: [] }, "compiler   none: C++ checkers"],
    ["no clipboard", { clipboard: undefined }, "clipboard  none: submit prints"],
    ["a console that is not UTF-8", { codePage: 850 }, "console    code page 850; for letters"],
    [
      "ports that others hold",
      { ports: [], taken: [1327], holders: [] },
      "browser    no port is free for Competitive Companion: 1327 taken by other\n             programs",
    ],
  ] as const)("names %s", (_name, more, text) => {
    expect(doctorText({ ...MACHINE, ...more })).toContain(text);
  });
});
