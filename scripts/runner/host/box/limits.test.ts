import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, it, type TestContext, vi } from "vitest";
import { needsTier } from "../../../testing/sandbox/needs-tier";
import { testFolder } from "../../../testing/test-folder";
import type { Program } from "../program";
import { BoxRunner } from "./box-runner";
import { chooseSandbox } from "./sandbox";

// Sentences of LIMITS.md that hold, or do not, by who runs the judge: root or an ordinary user, with Landlock or
// without, in a scope of systemd or not. The tests are the same; `npm run try:linux` runs them where users are.

const TIERS = ["A", "B", "C"] as const;
type Tier = (typeof TIERS)[number];

const ROOT = process.getuid?.() === 0;
const OUTPUT_MIB = 1;
const LIMITS = { timeMs: 20_000, memoryMiB: 64, outputBytes: OUTPUT_MIB << 20, processes: 100 };
const TMPFS = 0x01021994;

const folder = testFolder();
let hasLandlock: boolean;
const runners: BoxRunner[] = [];
beforeAll(async () => {
  chmodSync(folder, 0o755); // as root the programs run under another uid
  hasLandlock = await chooseSandbox("B").then(
    () => true,
    () => false,
  );
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(runners.splice(0).map((runner) => runner.close()));
});

async function open(tier: Tier, context: TestContext) {
  const sandbox = await chooseSandbox(tier).catch((error: Error) => error.message);
  needsTier(tier, typeof sandbox === "string" ? sandbox : undefined, context);
  const { supervisor, groups, accounts } = sandbox as Awaited<ReturnType<typeof chooseSandbox>>;
  const runner = new BoxRunner(supervisor!, tier, groups);
  runners.push(runner);
  return { runner, scope: groups?.scope ?? [], accounts };
}

function programOf(code: string): Program {
  const file = join(folder, "program.js");
  writeFileSync(
    file,
    `const fs = require("fs");\nconst can = (what) => { try { what(); return true; } catch { return false; } };\n${code}`,
  );
  const argv = [process.execPath, file];
  return { argv, readable: argv, files: [], sha256: "" };
}

/** What a program prints as JSON. */
async function told(runner: BoxRunner, code: string): Promise<unknown> {
  const program = programOf(code);
  const { output, stderr } = await runner.run(program, program.argv[1]!, LIMITS);
  expect(stderr).toBe("");
  return JSON.parse(Buffer.from(output).toString());
}

const REACHES = `
const opens = (path, flags) => can(() => fs.closeSync(fs.openSync(path, flags)));
const writable = (path) => fs.readdirSync(path, { withFileTypes: true }).some((entry) => {
  const inside = path + "/" + entry.name;
  return entry.isDirectory() ? can(() => fs.readdirSync(inside)) && writable(inside) : opens(inside, "r+");
});
const groups = "/sys/fs/cgroup";
const own = /^0::(.*)$/m.exec(fs.readFileSync("/proc/self/cgroup", "utf8"))?.[1] ?? "/";
const beside = groups + own.replace(/\\/[^/]*$/, "/beside");
console.log(JSON.stringify({
  oomScore: can(() => fs.writeFileSync("/proc/self/oom_score_adj", "999")),
  settings: can(() => fs.readdirSync("/proc/sys")) && writable("/proc/sys"),
  terminals: ["/dev/ptmx", "/dev/pts/ptmx"].some((path) => opens(path, "r+")),
  memory: can(() => fs.writeFileSync("/dev/shm/judgebench-limits", "")),
  group: can(() => fs.mkdirSync(beside)) && can(() => fs.writeFileSync(beside + "/cgroup.procs", String(process.pid))),
  limit: [own + "/memory.max", "/cgroup.controllers", "/memory/memory.limit_in_bytes"].some((name) => opens(groups + name, "r")),
}));`;
const NOTHING = {
  oomScore: false,
  settings: false,
  terminals: false,
  memory: false,
  group: false,
  limit: false,
};

describe.each(TIERS)("tier %s", (tier) => {
  it("closes what outlives a case, where there is Landlock, and without it what LIMITS.md says", async (context) => {
    const { runner, accounts } = await open(tier, context);
    const left = "/dev/shm/judgebench-limits";
    const reached = await told(runner, REACHES);
    const isLeft = existsSync(left);
    rmSync(left, { force: true });
    const memory = tier === "A"; // its own /dev/shm, which goes with the case
    if (hasLandlock) expect(reached).toEqual({ ...NOTHING, memory });
    else if (tier === "A") expect(reached).toEqual({ ...NOTHING, memory, oomScore: true });
    else {
      const all = { settings: false, terminals: true, memory: true, limit: true };
      expect(reached).toEqual({
        ...all,
        oomScore: !ROOT, // what root has set is the least
        group: !ROOT && accounts === "cgroup v2",
      });
    }
    expect(isLeft).toBe(!hasLandlock && tier === "C" && !ROOT);
  });

  it("its programs may be as many as their limit says, or as their user's, who shares it", async (context) => {
    const { runner } = await open(tier, context);
    const most = (text: string) => /^Max processes +(\S+)/m.exec(text)?.[1];
    const code = `console.log(JSON.stringify(fs.readFileSync("/proc/self/limits", "utf8")));`;
    const own = most(readFileSync("/proc/self/limits", "utf8"));
    const isAlone = ROOT || tier === "A"; // since Linux 5.14
    expect(most((await told(runner, code)) as string)).toBe(isAlone ? "100" : own);
  });

  it("shows a file whose path is known: nothing, its size, or all", async (context) => {
    const { runner } = await open(tier, context);
    const file = join(folder, "known");
    writeFileSync(file, "secret");
    chmodSync(file, 0o666);
    const path = JSON.stringify(file);
    const code = `console.log(JSON.stringify([
      can(() => fs.statSync(${path})), can(() => fs.readFileSync(${path})), can(() => fs.writeFileSync(${path}, "changed"))]));`;
    const reached = { A: [false, false, false], B: [true, false, false], C: [true, true, true] };
    expect(await told(runner, code)).toEqual(reached[tier]);
    expect(readFileSync(file, "utf8")).toBe(tier === "C" ? "changed" : "secret");
  });

  it.for([
    tmpdir(),
    "/dev/shm", // where files are memory
  ])("the kernel's limit is a sixteenth and 16 MiB above the program's, and what files may take, in %s", async (place, context) => {
    vi.stubEnv("TMPDIR", place);
    const { runner, accounts = "" } = await open(tier, context);
    if (!accounts.startsWith("cgroup")) return context.skip("no control group");
    const program = programOf("setTimeout(() => {}, 60_000);");
    const ended = runner.run(program, program.argv[1]!, LIMITS).catch(() => {});
    const pid = await processOf(program.argv[1]!);
    const file =
      accounts === "cgroup v1"
        ? `/memory${groupOf(pid, "memory")}/memory.limit_in_bytes`
        : `${groupOf(pid, "")}/memory.max`;
    const most = Number(readFileSync(join("/sys/fs/cgroup", file), "utf8")) / 2 ** 20;
    await runner.close();
    await ended;
    const isInMemory = statfsSync(place).type === TMPFS;
    const files = (tier === "A" || isInMemory ? 256 : 0) + (isInMemory ? 2 * OUTPUT_MIB : 0);
    const room = tier === "C" && !hasLandlock ? 8192 : 16;
    expect(most).toBe(64 + 4 + room + files);
  });

  it("files in memory count by what they hold there: holes, second names and another disk take nothing off", async (context) => {
    vi.stubEnv("TMPDIR", "/dev/shm");
    const { runner, accounts = "" } = await open(tier, context);
    if (!accounts.startsWith("cgroup")) return context.skip("no control group");
    const program = programOf(`
fs.ftruncateSync(1, 60 << 20);
fs.ftruncateSync(2, 60 << 20);
if (can(() => fs.writeFileSync("file", Buffer.alloc(8 << 20))))
  for (let name = 0; name < 20; name++) can(() => fs.linkSync("file", "name" + name));
const elsewhere = "/var/tmp/judgebench-limits";
if (can(() => fs.writeFileSync(elsewhere, ""))) {
  const file = fs.openSync(elsewhere, "r+");
  fs.rmSync(elsewhere);
  for (let part = 0; part < 2; part++) fs.writeSync(file, Buffer.alloc(60 << 20), 0, 60 << 20, part * (60 << 20));
}
const code = "const kept = Buffer.alloc(60 << 20, 1); setTimeout(() => kept, 60000)";
for (let child = 0; child < 2; child++) require("child_process").spawn(process.execPath, ["-e", code], { stdio: "ignore" });`);
    const limits = { ...LIMITS, memoryMiB: 110, outputBytes: 64 << 20 };
    const { stopped } = await runner.run(program, program.argv[1]!, limits);
    expect(stopped).toBe("memory");
  });
});

it("a user's supervisor stands in a scope with the judge's number, beside the programs' group", async (context) => {
  const { runner, scope } = await open("C", context);
  if (scope.length === 0) return context.skip("no scope of a user's systemd");
  const program = programOf("setTimeout(() => {}, 60_000);");
  const ended = runner.run(program, program.argv[1]!, LIMITS);
  const pid = await processOf(program.argv[1]!);
  const supervisor = await processOf(`${runner.folder}/supervisor`);
  const [itsGroup, programs] = [groupOf(supervisor, ""), groupOf(pid, "")];
  await runner.close();
  await ended.catch(() => {});
  expect(itsGroup).toMatch(
    new RegExp(`/judgebench-${process.pid}-\\d+\\.scope/judgebench-${supervisor}-supervisor$`),
  );
  expect(programs).toBe(`${dirname(itsGroup)}/judgebench-${supervisor}`);
});

it("a supervisor removes empty groups with names of judges that are gone, and no other", async (context) => {
  const { scope } = await open("C", context);
  if (scope.length === 0) return context.skip("no scope of a user's systemd");
  const { runner } = await open("C", context);
  await told(runner, "console.log(1);");
  const supervisor = await processOf(`${runner.folder}/supervisor`);
  const above = join("/sys/fs/cgroup", dirname(dirname(groupOf(supervisor, ""))));
  const made = ["judgebench-4194999-0.scope", `judgebench-${process.pid}-beside`, "another"].map(
    (name) => join(above, name),
  );
  for (const path of made) mkdirSync(path);
  const { runner: next } = await open("C", context);
  await told(next, "console.log(1);");
  const there = made.map((path) => existsSync(path));
  for (const path of made) rmSync(path, { recursive: true, force: true });
  expect(there).toEqual([false, true, true]);
});

/** The path of a process's group, of a controller of version 1 or with "" of version 2. */
function groupOf(pid: number, controller: string): string {
  const line = new RegExp(`^\\d+:${controller}:(.*)$`, "m");
  return line.exec(textOf(`/proc/${pid}/cgroup`))?.[1] ?? "";
}

async function processOf(word: string): Promise<number> {
  for (;;) {
    const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    const pid = all.find((name) => {
      const words = textOf(`/proc/${name}/cmdline`).split("\0");
      return words.includes(word) && words[0] !== "systemd-run";
    });
    if (pid !== undefined) return Number(pid);
    await pause(20);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
