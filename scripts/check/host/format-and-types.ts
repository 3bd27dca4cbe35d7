import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, parse, relative } from "node:path";
import { execa } from "execa";
import { ExpectedError } from "../../base/expected-error";
import { CACHE, problemPath, TOOL, WORKSPACE } from "../../base/host/roots";
import { linkedTypes } from "./linked-types";

const BIOME = require.resolve("@biomejs/biome/bin/biome");
const ABORTED = 134;
const TSC = require.resolve("typescript/bin/tsc");
/** The one page with types of its own: those of a browser. */
const DESK_PAGE = join(TOOL, "scripts/desk/page");

export type SourceFault = "format" | "types";

/** Problems, and programs at absolute paths. */
export interface Sources {
  readonly slugs: readonly string[];
  readonly programs: readonly string[];
}

/**
 * Runs Biome, then the compiler on the files of these problems and programs, or of the whole repository if
 * none is named; both print what is wrong. Of the whole repository they run side by side. How the files of a
 * workspace are laid out is the user's own matter.
 */
export async function formatAndTypes(sources: Sources): Promise<SourceFault[]> {
  const { slugs, programs } = sources;
  if (WORKSPACE !== TOOL) return (await typed(sources)) ? [] : ["types"];
  if (slugs.length + programs.length === 0) {
    const [isFormatted, ...areTyped] = await Promise.all([
      passes([BIOME, "check", "."]),
      passes([TSC]),
      passes([TSC, "--project", DESK_PAGE]),
    ]);
    const isTyped = areTyped.every(Boolean);
    return [...(isFormatted ? [] : ["format" as const]), ...(isTyped ? [] : ["types" as const])];
  }
  const inClone = programs.filter((file) => isInside(file));
  const places = [...foldersOf(slugs), ...inClone];
  const isFormatted = places.length === 0 || (await passes([BIOME, "check", ...places]));
  const isTyped = await typed(sources);
  return [...(isFormatted ? [] : ["format" as const]), ...(isTyped ? [] : ["types" as const])];
}

function foldersOf(slugs: readonly string[]): string[] {
  return slugs
    .flatMap((slug) => [problemPath(slug), `cases/${slug}`])
    .filter((folder) => existsSync(join(WORKSPACE, folder)));
}

function isInside(file: string): boolean {
  return !relative(WORKSPACE, file).startsWith("..");
}

/** Runs the compiler on the files of these problems and programs, or on all that tsconfig.json names. */
async function typed({ slugs, programs }: Sources): Promise<boolean> {
  if (!existsSync(join(WORKSPACE, "tsconfig.json"))) {
    throw new ExpectedError(`${WORKSPACE} has no tsconfig.json`, "npx jb init, which writes one");
  }
  const linked = await linkedTypes();
  if (slugs.length + programs.length === 0 && !linked) return passes([TSC]);
  const folder = join(CACHE, "check");
  const config = join(folder, `tsconfig.${process.pid}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, JSON.stringify(settings(folder, foldersOf(slugs), programs, linked)));
  try {
    return await passes([TSC, "--project", config]);
  } finally {
    rmSync(config, { force: true });
  }
}

/** The repository's own settings on these folders and programs, or on all its files, and on what they import. */
function settings(
  from: string,
  folders: readonly string[],
  programs: readonly string[],
  linked: Awaited<ReturnType<typeof linkedTypes>>,
) {
  const path = (place: string) => relative(from, join(WORKSPACE, place));
  const { files, ...types } = linked ?? { files: [], typeRoots: [path("node_modules/@types")] };
  const isWhole = folders.length + programs.length === 0;
  const isOwn = WORKSPACE === TOOL && programs.every(isInside);
  return {
    extends: path("tsconfig.json"),
    compilerOptions: {
      rootDir: isOwn ? path(".") : parse(WORKSPACE).root, // a linked library lies anywhere
      ...types,
    },
    ...(isWhole ? { files } : programs.length > 0 ? { files: programs } : {}),
    include: folders.map((folder) => `${path(folder)}/**/*.ts`),
    exclude: [],
  };
}

async function passes(words: readonly string[]): Promise<boolean> {
  const { exitCode, signal, stderr } = await execa(process.execPath, words, {
    cwd: WORKSPACE,
    stdin: "inherit",
    stdout: "inherit",
    stderr: words[0] === TSC ? "pipe" : "inherit", // tsc prints there only when it crashes
    reject: false,
  });
  const isCrash = signal === "SIGABRT" || exitCode === ABORTED || /call stack/.test(stderr ?? "");
  if (isCrash) {
    const name = words[0] === TSC ? "tsc" : "Biome";
    throw new ExpectedError(
      `${name} ran out of stack: a file has too many brackets inside one another`,
      "build such a value with a loop",
    );
  }
  if (stderr) throw new Error(stderr);
  return exitCode === 0;
}
