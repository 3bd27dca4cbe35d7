// Long: what starts a toy, what it leaves and what it must earn are one check.
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execaSync } from "execa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ExpectedError } from "../../base/expected-error";
import { TOOL } from "../../base/host/roots";
import { tokens } from "../../judge/checkers/tokens";
import type { CaseResult } from "../../judge/events/case-result";
import { type OpenJudgeHost, openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { judge } from "../../judge/judge";
import type { Judged } from "../../judge/judged";
import { BoxRunner } from "../../runner/host/box/box-runner";
import { compileSupervisor } from "../../runner/host/box/compile-supervisor";
import { fileInPath } from "../../runner/host/box/machine-marks";
import { chooseSandbox } from "../../runner/host/box/sandbox";
import { hash, type Program, packageJson } from "../../runner/host/program";
import type { SandboxTier } from "../../runner/sandbox-tier";
import { droppedTo, NOBODY } from "./dropped-to";
import { machineScale } from "./machine-scale";
import { needsTier } from "./needs-tier";
import { stuckProcesses } from "./stuck-processes";

// Toy programs and the verdicts they must earn, in every tier that can promise it. After each of them
// no process and no file may be left. Where a tier does not work its toys are skipped, with the reason.
// Each gets "3 4" and, on the second line, the folder of its case; 7 is the right answer.
// Time limits grow with an empty program's time here, but for toys that have to exceed theirs.

const TOYS = join(TOOL, "scripts/judge/hostile");
const LIMITS = { timeMs: 300, memoryMiB: 150, outputBytes: 1_000_000 };
const EXPECTED = "7\n";
/** Toys at once: some only wait. Each lane has a judge of its own, so that what is left can be told. */
const LANES = 3;
/** All of a tier take 15 s on two idle cores; a busy machine once took more than two minutes. */
const ALL_TOYS_MS = 400_000;
/** A toy takes less than 3 s; after this time the test prints where its processes stand, and waits on. */
const LONG_MS = 45_000;
const FIRST_UID = 1_000_000_000; // of the programs when the judge is root: this and the supervisor's number

interface Toy {
  readonly name: string;
  readonly file: string;
  /** "WA|RE", or with " idle" behind it; of a tier where that has another one. */
  readonly expected: string;
  /** The lowest tier that can promise it. */
  readonly needs: SandboxTier;
  readonly needsLandlock: boolean;
  readonly limits: typeof LIMITS;
  readonly inputBytes: number;
}

/** Where the kernel has Landlock, so that tier B works, it closes a part of the system in A and C too. */
const NEEDS: Readonly<Record<string, SandboxTier>> = {
  isolation: "B",
  supervisor: "C",
  Landlock: "C",
};

const toysOf = (tier: SandboxTier): Toy[] =>
  readdirSync(TOYS).flatMap((name) => {
    const file = ["program.js", "program.c"]
      .map((path) => join(TOYS, name, path))
      .find((path) => existsSync(path));
    if (file === undefined) return [];
    const text = readFileSync(file, "utf8");
    const fact = (what: string) => new RegExp(`^// ${what}: (.*)$`, "m").exec(text)?.[1];
    const number = (what: string, usual: number) => Number(fact(what) ?? usual);
    const toy: Toy = {
      name,
      file,
      expected:
        /^[A-Z|]+( idle)?(?= — .)/.exec(fact(`expect in ${tier}`) ?? fact("expect") ?? "")?.[0] ??
        "none told",
      needs: NEEDS[fact("needs") ?? ""] ?? "E",
      needsLandlock: fact("needs") === "Landlock",
      limits: {
        timeMs: number("time limit ms", LIMITS.timeMs),
        memoryMiB: number("memory limit MiB", LIMITS.memoryMiB),
        outputBytes: number("output limit bytes", LIMITS.outputBytes),
      },
      inputBytes: number("input bytes", 0),
    };
    return [toy];
  });

/** Limits that must hold whoever adds up: a control group, perf events or /proc alone. */
const ATTACKS_ON_LIMITS: ReadonlySet<string> = new Set([
  "as-many-threads-as-it-may",
  "asks-for-hidden-memory",
  "asks-for-the-machine",
  "blind-after-a-slow-look",
  "bomb-of-sessions",
  "cannot-be-looked-at",
  "child-computes",
  "children-eat-memory",
  "children-without-first-threads",
  "children-without-sums",
  "descriptors-of-children",
  "eats-buffers",
  "epoll-watches",
  "fills-shared-memory",
  "fills-socket-buffers",
  "first-thread-ends-with-buffers",
  "floods-with-orphans",
  "fork-bomb",
  "half-read-lists",
  "hidden-shared-memory",
  "hides-its-children",
  "lends-its-memory",
  "links-for-its-folder",
  "lists-of-watches",
  "mappings-of-children",
  "page-tables",
  "page-tables-of-children",
  "renames-its-folder",
  "right-answer",
  "runs-an-unreadable-copy",
  "shared-memory-of-a-device",
  "shared-memory-of-children",
  "short-lived-children",
  "threads-with-own-descriptors",
  "unlinked-files",
  "unlinked-mapped-files",
  "waits-by-vfork",
  "writes-into-its-copy",
]);

/** Where the supervisor has the program's uid, these attack the supervisor too. */
const ATTACKS_ON_ONE_UID = [
  "detached-grandchild",
  "gives-children-to-its-parent",
  "kills-its-parent",
  "opens-the-memory-of-others",
  "signals-through-a-descriptor",
];

/** Perf events count time otherwise than `/proc`; memory and files are looked at alike. */
const ATTACKS: Readonly<Record<Accounts, ReadonlySet<string>>> = {
  proc: new Set([...ATTACKS_ON_LIMITS, ...ATTACKS_ON_ONE_UID]),
  perf: new Set([
    "blind-after-a-slow-look",
    "bomb-of-sessions",
    "child-computes",
    "children-eat-memory",
    "children-without-sums",
    "floods-with-orphans",
    "fork-bomb",
    "hides-its-children",
    "page-tables",
    "right-answer",
    "short-lived-children",
  ]),
};

/** Of the box itself; bubblewrap is the one in PATH. */
const BOX: ReadonlySet<string> = new Set([
  "/.supervisor",
  realpathSync(fileInPath("bwrap") ?? "/"),
]);

/** What Node's permission model refuses for a program's own good. */
const REFUSED_IN_D = /child_process|worker_threads|chdir|symlinkSync/;

type Accounts = "perf" | "proc";

/**
 * With `accounts`, as JUDGEBENCH_ACCOUNTS has it, only the toys that attack limits. Those with `/proc` alone run as an
 * ordinary user, whose programs have the supervisor's own uid: the weakest account, and the one that most have.
 */
export function testTier(tier: SandboxTier, accounts?: Accounts): void {
  const chosen = toysOf(tier).filter(
    ({ name, needs, file }) =>
      (accounts === undefined || ATTACKS[accounts].has(name)) &&
      tier <= needs &&
      !(tier === "D" && REFUSED_IN_D.test(readFileSync(file, "utf8"))),
  );
  const results = new Map<string, CaseResult>();
  const left = new Map<string, string[]>();
  const lanes: { readonly host: OpenJudgeHost; readonly folder: string }[] = [];
  const built = mkdtempSync(join(tmpdir(), "toys-built-"));
  chmodSync(built, 0o755); // as root the programs run under another uid
  let missing: string | undefined;
  let noCompiler: string | undefined;
  let noLandlock: string | undefined;

  async function runLane(queue: Toy[]): Promise<void> {
    const host = await openHost(tier, accounts);
    const scale = await machineScale(host);
    const folder = mkdtempSync(join(tmpdir(), "toys-"));
    if (isDropped(accounts)) chownSync(folder, NOBODY, NOBODY);
    lanes.push({ host, folder });
    for (let toy = queue.shift(); toy; toy = queue.shift()) {
      const input = `3 4\n${folder}\n`;
      writeFileSync(join(folder, "case.in"), input);
      writeFileSync(join(folder, "case.out"), EXPECTED);
      if (toy.inputBytes > 0) truncateSync(join(folder, "case.in"), toy.inputBytes);
      const late = `tier ${tier}: ${toy.name} does not end`;
      const alarm = setTimeout(() => {
        process.stderr.write(`${late}:\n${stuckProcesses()}\n`);
      }, LONG_MS);
      for await (const event of judge([judged(toy, folder, built, scale)], host, { jobs: 1 })) {
        if (event.type === "case-end") results.set(toy.name, event);
      }
      clearTimeout(alarm);
      left.set(toy.name, leftBehind(host.scratch()!, folder, input));
    }
  }

  describe(`tier ${tier}${accounts ? `, ${accounts}` : ""}`, () => {
    beforeAll(async () => {
      if (accounts) process.env.JUDGEBENCH_ACCOUNTS = accounts;
      const compiler = await compileSupervisor();
      if ("missing" in compiler) noCompiler = compiler.missing.reason;
      await chooseSandbox("B").catch((error: Error) => {
        noLandlock = error.message;
      });
      const queue = chosen
        .filter((toy) => noCompiler === undefined || !isC(toy))
        .filter((toy) => noLandlock === undefined || !toy.needsLandlock)
        .sort((a, b) => weight(b) - weight(a));
      try {
        await Promise.all(Array.from({ length: LANES }, () => runLane(queue)));
      } catch (error) {
        if (!(error instanceof ExpectedError)) throw error;
        missing = error.message; // as the probe found out by trying
      }
    }, ALL_TOYS_MS);

    afterAll(() => {
      rmSync(built, { recursive: true, force: true });
      for (const { folder } of lanes) rmSync(folder, { recursive: true, force: true });
    });

    it.for(chosen)("$name: $expected", (toy, context) => {
      needsTier(tier, missing, context);
      if (isC(toy)) needsTier("C", noCompiler, context);
      if (toy.needsLandlock) needsTier("B", noLandlock, context);
      const { name, expected } = toy;
      const { verdict, message } = results.get(name)!;
      const [verdicts, idle = ""] = expected.split(" ");
      expect(`${verdict} ${message}`).toMatch(new RegExp(`^(${verdicts}) ${idle}`));
      expect(left.get(name)).toEqual([]);
    });

    it("leaves nothing when it is closed", async (context) => {
      needsTier(tier, missing, context);
      for (const { host } of lanes) {
        const scratch = host.scratch()!;
        await host.close();
        expect(existsSync(scratch)).toBe(false);
      }
    });
  });
}

/** Root becomes an ordinary user for it. */
function isDropped(accounts: Accounts | undefined): boolean {
  return accounts === "proc" && process.getuid?.() === 0;
}

async function openHost(tier: SandboxTier, accounts: Accounts | undefined): Promise<OpenJudgeHost> {
  const host = await openJudgeHost({ sandbox: tier, forget: "all" });
  if (!isDropped(accounts)) return host;
  await host.close();
  const { supervisor } = await chooseSandbox(tier);
  const groups = { places: ["proc"], scope: droppedTo(NOBODY) };
  const runner = new BoxRunner(supervisor!, tier as "A" | "B" | "C", groups);
  return {
    ...{ ...host, runner, scratch: () => runner.folder, close: () => runner.close() },
    run: ({ limits }, program, { input, expected }) => runner.run(program, input, limits, expected),
  };
}

/** What only waits is begun first. */
function weight({ expected }: Toy): number {
  return expected.endsWith("idle") ? 2 : expected === "TLE" ? 1 : 0;
}

function isC({ file }: Pick<Toy, "file">): boolean {
  return file.endsWith(".c");
}

function judged(toy: Toy, folder: string, built: string, scale: number): Judged<Program> {
  const { name, file, expected } = toy;
  const timeMs = toy.limits.timeMs * (expected === "TLE" ? 1 : scale);
  const limits = { ...toy.limits, timeMs };
  const [node, code] = [process.execPath, readFileSync(file, "utf8")];
  const script = {
    argv: [node, file],
    readable: [node, file, ...packageJson(file)],
    files: [file],
    sha256: hash(code),
    bundle: { file, code, sources: [] },
  };
  return {
    slug: name,
    program: isC({ file }) ? compiled(name, file, built) : script,
    limits,
    compare: ({ input, expected, output }) => tokens(input, expected, output),
    checker: "tokens",
    cases: [{ name: "case", input: join(folder, "case.in"), expected: join(folder, "case.out") }],
    troubles: [],
  };
}

function compiled(name: string, source: string, built: string): Program {
  const file = join(built, name);
  if (!existsSync(file)) execaSync("cc", ["-O1", "-w", "-pthread", "-o", file, source]);
  return { argv: [file], readable: [file], files: [file], sha256: name };
}

/** Everything that a program may have left, told in words. */
function leftBehind(scratch: string, folder: string, input: string): string[] {
  const left: string[] = processesOf(scratch).map((command) => `a process: ${command}`);
  const files = readdirSync(folder).sort().join(" ");
  if (files !== "case.in case.out") left.push(`in the folder of the case: ${files}`);
  if (!readOrNothing(join(folder, "case.in")).startsWith(input)) left.push("another case.in");
  if (readOrNothing(join(folder, "case.out")) !== EXPECTED) left.push("another case.out");
  const boxes = readdirSync(scratch).filter((name) => /^(box|\d+$)/.test(name));
  if (boxes.length > 0) left.push(`in the scratch folder: ${boxes.join(" ")}`);
  for (const place of ["/tmp", "/var/tmp", "/dev/shm"]) {
    const file = `${place}/left-by-a-judged-program`;
    if (existsSync(file)) left.push(file);
    rmSync(file, { force: true });
  }
  return left;
}

/**
 * Commands of all processes of a scratch folder's programs: by their uid, or what they have in their
 * environment. The box of tier A, which waits for the next case, is none of them. To read the command or the
 * environment of a process waits for its memory: beside a bomb of another lane, a part of a second for each
 * of 500. So they are read only of processes that may be ours.
 */
function processesOf(scratch: string): string[] {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const command = (pid: string) => readOrNothing(`/proc/${pid}/cmdline`);
  const uids = all
    .filter((pid) => readOrNothing(`/proc/${pid}/comm`) === "supervisor\n")
    .filter((pid) => command(pid).startsWith(`${scratch}/supervisor`))
    .map((pid) => FIRST_UID + Number(pid));
  const isOfAnotherLane = (uid: number) => uid >= FIRST_UID && !uids.includes(uid);
  return all
    .filter((pid) => !BOX.has(executableOf(pid)))
    .filter((pid) => {
      const uid = uidOf(pid);
      if (isOfAnotherLane(uid)) return false;
      return (
        uids.includes(uid) || readOrNothing(`/proc/${pid}/environ`).includes(`HOME=${scratch}`)
      );
    })
    .map((pid) => `${pid} ${command(pid).replaceAll("\0", " ")}`);
}

/** As the kernel knows it; a program can forge only its command. */
function executableOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return ""; // it has ended
  }
}

function uidOf(pid: string): number {
  try {
    return statSync(`/proc/${pid}`).uid;
  } catch {
    return -1; // it has ended
  }
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
