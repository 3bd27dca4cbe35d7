import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { execa, type Options } from "execa";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { onInterruption } from "../../base/host/interruption";
import { TOOL } from "../../base/host/roots";
import { killProcess } from "../../runner/host/plain-processes";
import type { WindowsStep } from "../windows-step";
import { postContest } from "./post-contest";
import type { Wine } from "./wine";

/** Only a hang takes so long, also on a busy machine. */
const LONGEST_MS = 900_000;
const LOOK_MS = 100;
const ENDING_MS = 5000;

/** Runs the steps under Wine; prints a line for each, and the outputs of those that went wrong. */
export async function tryWindows(
  wine: Wine,
  steps: readonly WindowsStep[],
  say: (line: string) => void,
): Promise<ExitCode> {
  const server = (word: string) =>
    execa(wine.wine.replace(/wine(64)?$/, "wineserver"), [word], {
      env: wine.env,
      reject: false,
      stdio: "ignore", // it stays, and would hold a pipe
    });
  let failed = 0;
  const interrupted = onInterruption(() => void server("-k")); // all programs end with it
  await server("-p"); // else it ends and starts with each step
  try {
    for (const step of steps) {
      if (interrupted.aborted) return EXIT.interrupted;
      const faults = [...(await faultsOf(wine, step)), ...(await leftBehind(wine))];
      say(
        `${faults.length === 0 ? "as expected" : "FAILED"}  jb ${step.words.join(" ")}: ${step.shows}`,
      );
      if (faults.length > 0) failed++;
      for (const fault of faults) say(fault.replace(/^/gm, "  | "));
    }
  } finally {
    await server("-k");
  }
  say(`${steps.length - failed} passed, ${failed} failed`);
  return failed === 0 ? EXIT.accepted : EXIT.notAccepted;
}

async function faultsOf(wine: Wine, step: WindowsStep): Promise<string[]> {
  const { clone } = wine;
  for (const [path, text] of Object.entries(step.files ?? {})) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    writeFileSync(join(clone, path), text);
  }
  const { exitCode, text } = await run(wine, step);
  const faults: string[] = [];
  if (exitCode !== step.exitCode) faults.push(`exit code ${exitCode}, not ${step.exitCode}`);
  if (!step.prints.test(text)) faults.push(`nothing matches ${step.prints}`);
  if (/\\x0d/.test(text)) faults.push("a carriage return is in the output");
  if (faults.length > 0) faults.push(text);
  if (step.sameBundles) faults.push(...(await otherBundles(clone, step.words, text)));
  return faults;
}

/** The bundles that a command there has named, where the same command makes others here. */
async function otherBundles(clone: string, words: readonly string[], text: string) {
  // Wine has no git: no bundle names a commit.
  const options = { cwd: TOOL, env: { GIT_DIR: join(clone, "none") } };
  const here = await execa(process.execPath, ["scripts/jb.cjs", ...words], options);
  const named = (output: string): string[] => output.match(/\.cache\/bundles\/\S+\.js/g) ?? [];
  const bytes = (root: string, file: string) => readFileSync(join(root, file));
  const other = named(text).filter((file) => !bytes(TOOL, file).equals(bytes(clone, file)));
  const missing = named(here.stdout).filter((file) => !named(text).includes(file));
  return [
    ...other.map((file) => `${file} is not the same bytes as here`),
    ...missing.map((file) => `${file} is made here alone`),
  ];
}

/** Files for stdin, stdout and stderr: Wine is bad at pipes of the system around it. */
async function run({ wine, node, clone, env }: Wine, step: WindowsStep) {
  const files = ["in", "out", "err"].map((name) => join(dirname(clone), name));
  writeFileSync(files[0]!, step.stdin ?? "");
  const open = files.map((file, at) => openSync(file, at === 0 ? "r" : "w"));
  const text = () =>
    files
      .slice(1)
      .map((file) => readFileSync(file, "utf8"))
      .join("");
  const root = `Z:${clone.replaceAll("/", "\\")}`;
  const words = step.words.map((word) => word.replace("{root}", root));
  const jb = `${root}\\scripts\\jb.cjs`;
  const options = {
    cwd: join(clone, step.from ?? ""),
    env,
    stdio: open,
    reject: false,
    timeout: step.longestMs ?? LONGEST_MS,
  };
  const child = execa(wine, [node, jb, ...words], options as unknown as Options);
  let over = false;
  const ended = child.finally(() => {
    over = true;
  });
  if (step.once) {
    const [seen, action] = step.once;
    const isSeen = () => (seen === "a program" ? hasPrograms(env) : seen.test(text()));
    while (!over && !isSeen()) await pause(LOOK_MS);
    if (!over && action === "contest") await postContest();
    if (!over && action === "Ctrl-C") child.kill("SIGINT");
  }
  const { exitCode } = await ended;
  for (const file of open) closeSync(file);
  return { exitCode, text: text() };
}

/**
 * Programs and scratch folders that a step has left, where they do not go within a moment. They are removed:
 * the next step is not to blame.
 */
async function leftBehind({ env }: Wine): Promise<string[]> {
  const start = Date.now();
  while (programsIn(env).length + scratchFolders(env).length > 0) {
    if (Date.now() - start < ENDING_MS) await pause(LOOK_MS);
    else return remove(programsIn(env), scratchFolders(env));
  }
  return [];
}

function remove(programs: readonly [string, string][], folders: readonly string[]): string[] {
  for (const [pid] of programs) killProcess(Number(pid));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  return [...programs.map(([, command]) => command), ...folders].map((one) => `${one} is left`);
}

/** The programs under this Wine that are none of its own, as Linux lists them: numbers and commands. */
function programsIn({ WINEPREFIX }: Wine["env"]): [pid: string, command: string][] {
  const textOf = (file: string) => {
    try {
      return readFileSync(file, "utf8");
    } catch {
      return ""; // it has ended, or is not ours
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => textOf(`/proc/${pid}/environ`).includes(`WINEPREFIX=${WINEPREFIX}\0`))
    .map((pid): [string, string] => [pid, textOf(`/proc/${pid}/cmdline`).replaceAll("\0", " ")])
    .filter(([, command]) => command !== "" && !/^C:\\windows\\|wineserver/i.test(command));
}

/** In a judge's scratch folder each program has one of its own. */
function hasPrograms(env: Wine["env"]): boolean {
  return scratchFolders(env).some((folder) => readdirOf(folder).length > 0);
}

function scratchFolders({ WINEPREFIX }: Wine["env"]): string[] {
  const users = join(WINEPREFIX!, "drive_c/users");
  const temps = ["Temp", "AppData/Local/Temp"]; // as Wine's version has it
  const places = readdirOf(users).flatMap((user) => temps.map((temp) => join(users, user, temp)));
  return places.flatMap((place) => {
    const folders = readdirOf(place).filter((name) => name.startsWith("judge-"));
    return folders.map((name) => join(place, name));
  });
}

function readdirOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // there is none
  }
}
