import { spawn } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { globSync } from "glob";
import { CACHE } from "../../../base/host/roots";
import { scratchFolder } from "../../../base/host/scratch-folder";
import { plainSystem } from "../../../runner/host/plain/plain-system";
import { hash } from "../../../runner/host/program";
import { firstBytes } from "./first-bytes";
import { isolated } from "./isolated";
import { HAS_GROUPS, killGroup } from "./kill-group";
import { BUILD, OWN_WAY, RECIPES, type Recipe, RUN } from "./recipes";
import { watchUse } from "./watched-use";

/** How long a compiler may compute, and how long it may take beside others. */
interface CompileBounds {
  readonly cpuMs: number;
  readonly wallMs: number;
}

const USUAL_BOUNDS: CompileBounds = { cpuMs: 60_000, wallMs: 600_000 };

/** The content of a program's folder in one mark; equal marks are equal programs. */
export function folderMark(folder: string): string {
  return hash(...filesOf(folder).flatMap((file) => [file, readFileSync(join(folder, file))]));
}

/** A command, and the folder that holds the built program with all of its files. */
export interface BuiltProgram {
  readonly command: readonly string[];
  readonly folder: string;
}

/**
 * The program whose sources lie in a folder: built apart, once, and kept by its content; `entry` is the file
 * or class that starts it, where a package names one. Throws an Error that says what is missing here.
 */
export async function builtProgram(
  folder: string,
  entry?: string,
  bounds = USUAL_BOUNDS,
): Promise<BuiltProgram> {
  const files = filesOf(folder);
  const recipe = RECIPES.find(({ source }) => files.some((file) => source.test(file)));
  const shown = basename(folder);
  if (!recipe) {
    const names = files.slice(0, 3).join(", ") || "nothing";
    throw new Error(`${shown}/ holds ${names}: nothing here compiles or runs that`);
  }
  const sources = files.filter((file) => recipe.source.test(file));
  const mark = hash(folderMark(folder), JSON.stringify(recipe.compile(sources)));
  const kept = join(CACHE, "validators", mark.slice(0, 16));
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true });
    const draft = scratchFolder(dirname(kept));
    try {
      for (const file of files) {
        mkdirSync(dirname(join(draft, file)), { recursive: true });
        copyFileSync(join(folder, file), join(draft, file));
      }
      for (const file of recipe === OWN_WAY ? sources : []) chmodSync(join(draft, file), 0o755);
      await compile(recipe, sources, draft, shown, bounds);
      if (recipe === OWN_WAY && !existsSync(join(draft, RUN))) {
        throw new Error(`${shown}/${BUILD} leaves no ${RUN}`);
      }
      if (!existsSync(kept)) renameSync(draft, kept);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return { command: recipe.command(kept, sources, entry), folder: kept };
}

async function compile(
  recipe: Recipe,
  sources: readonly string[],
  folder: string,
  shown: string,
  bounds: CompileBounds,
) {
  const ways = recipe.compile(sources);
  let complaint = "";
  for (const way of ways) {
    const output = await run(isolated(way, [folder]), folder, bounds);
    if (output === undefined) return;
    complaint ||= output;
  }
  if (recipe === OWN_WAY && ways.length > 0) throw new Error(`${shown}/${BUILD}: ${complaint}`);
  if (ways.length > 0) throw new Error(`${shown}/ is written in ${recipe.language}: ${complaint}`);
}

/** What a command complains of; undefined when it succeeds. Throws where it was kept from running too long. */
async function run(
  [program, ...args]: readonly string[],
  cwd: string,
  { cpuMs, wallMs }: CompileBounds,
): Promise<string | undefined> {
  const stdio = ["ignore", "ignore", "pipe"] as const;
  const child = spawn(program!, args, { cwd, stdio: [...stdio], detached: HAS_GROUPS });
  const text = firstBytes(child.stderr!, () => killGroup(child));
  const system = plainSystem();
  let end: "slow" | "late" | undefined;
  const stop = (why: typeof end) => {
    end ??= why;
    killGroup(child);
  };
  const usage = () => system.usageOfTree(child.pid ?? 0);
  const watched = watchUse([usage], system.lookMs, ({ cpuMs: [usedMs = 0] }) => {
    if (usedMs > cpuMs) stop("slow");
  });
  const late = setTimeout(() => stop("late"), wallMs);
  const code = await new Promise<number | string | null>((done) => {
    child.on("error", () => done(`there is no ${program} here`));
    child.on("close", (status, signal) => done(signal ?? status));
  });
  clearTimeout(late);
  watched.end();
  system.close();
  if (typeof code === "string" && code.startsWith("there is no")) return code;
  if (end === "late") {
    const waited = `${basename(program!)} did not end within ${wallMs / 1000} s`;
    throw new Error(`${waited}, of which others may have had the most: nothing is known of it`);
  }
  if (code === 0) return undefined;
  if (end === "slow") return `it does not compile: more than ${cpuMs / 1000} s of CPU time`;
  const said = text.text().slice(0, 10_000);
  const line = /(?:fatal )?error: .*/.exec(said)?.[0] ?? said.trim().split("\n")[0];
  return `it does not compile: ${line || `${program} ended with ${code}`}`;
}

function filesOf(folder: string): string[] {
  const isFile = (file: string) => statSync(join(folder, file)).isFile();
  return globSync("**/*", { cwd: folder, posix: true, follow: false }).filter(isFile).sort();
}
