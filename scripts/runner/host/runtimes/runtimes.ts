import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { ExpectedError } from "../../../base/expected-error";
import { npm, npmInstall } from "../../../base/host/npm";
import { CACHE, WORKSPACE } from "../../../base/host/roots";
import { systemHints } from "../../../base/host/system-hints";
import { writeAtomically } from "../../../base/host/write-atomically";
import { isNoVersion, npmFault } from "../../../base/npm-fault";
import { type Runtime, runtimeName } from "../../../targets/target";
import { nearestVersion } from "../../nearest-version";
import { runtimePackage } from "../../runtime-package";

const FOLDER = join(CACHE, "runtimes");
const ABANDONED_MS = 3_600_000;
/** Without a network npm's own waits are minutes, even where its cache has the package. */
const NETWORK = [
  "--prefer-offline",
  "--fetch-retry-mintimeout=1000",
  "--fetch-retry-maxtimeout=4000",
];
const ENOUGH_BYTES = 1 << 20;

/**
 * The command that runs a script under exactly this runtime; fetches a missing one from npm. `otherwise` is
 * the hint of the error where npm does not have it or cannot be reached.
 */
export async function runtimeCommand(runtime: Runtime, otherwise?: string): Promise<string[]> {
  try {
    return commandOf(runtime, await runtimeProgram(runtime));
  } catch (error) {
    if (otherwise === undefined || !(error instanceof ExpectedError)) throw error;
    throw new ExpectedError(error.message, otherwise);
  }
}

/**
 * A runtime that npm has for this system: the wanted one, else the nearest of the same major version. What
 * stands for another is remembered, so that npm is asked once.
 */
export async function nearestRuntime(runtime: Runtime): Promise<Runtime> {
  const preset = standIn(runtime);
  if (preset) return preset;
  try {
    await runtimeProgram(runtime);
    return runtime;
  } catch (error) {
    if (!(error instanceof NoVersion)) throw error;
    const version = nearestVersion(runtime.version, await versionsOf(runtime));
    const hint = "submit --now, on the verdicts of your own Node";
    if (version === undefined) throw new ExpectedError(error.message, hint);
    writeAtomically(standInFile(runtime), version);
    return { ...runtime, version };
  }
}

/** What stands for a runtime that npm does not have for this system; undefined where npm has it. */
export function standIn(runtime: Runtime): Runtime | undefined {
  const file = standInFile(runtime);
  if (!existsSync(file)) return undefined;
  return { ...runtime, version: readFileSync(file, "utf8").trim() };
}

function standInFile(runtime: Runtime): string {
  return `${placeOf(runtime)}.nearest`;
}

async function versionsOf(runtime: Runtime): Promise<string[]> {
  const args = ["view", packageOf(runtime), "versions", "--json"];
  const { failed, stdout } = await npm(args, WORKSPACE);
  return failed ? [] : [JSON.parse(stdout)].flat();
}

/** npm has no such version of it. */
class NoVersion extends ExpectedError {}

/** The same where the runtime is here already; undefined where it would have to be fetched. */
export function presentRuntime(runtime: Runtime): string[] | undefined {
  if (isOurs(runtime)) return commandOf(runtime, process.execPath);
  const program = join(placeOf(runtime), programIn(runtime));
  return existsSync(program) ? commandOf(runtime, program) : undefined;
}

function commandOf({ name }: Runtime, program: string): string[] {
  // Deno would read .npmrc and tsconfig.json beside the nearest package.json, which tier B closes; judges have none.
  const deno = [program, "run", "-A", "--no-config"];
  return { node: [program], deno, bun: [program, "run"] }[name];
}

const fetching = new Map<string, Promise<string>>();

function runtimeProgram(runtime: Runtime): Promise<string> {
  if (isOurs(runtime)) return Promise.resolve(process.execPath);
  const place = placeOf(runtime);
  const program = join(place, programIn(runtime));
  if (existsSync(program)) return Promise.resolve(program);
  const underWay = fetching.get(place);
  if (underWay) return underWay;
  const fetched = fetchRuntime(runtime, place).then(() => program);
  fetching.set(place, fetched);
  return fetched;
}

/** Installs into a draft folder and then renames it, so a killed download leaves no broken runtime. */
async function fetchRuntime(runtime: Runtime, place: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  removeAbandoned();
  const draft = join(FOLDER, `.${runtime.name}-${runtime.version}.${process.pid}.tmp`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  process.stderr.write(`fetching ${runtimeName(runtime)} (once) …\n`);
  try {
    const wanted = `${packageOf(runtime)}@${runtime.version}`;
    const flags = ["--no-save", "--ignore-scripts", "--force", ...NETWORK, "--loglevel=error"];
    const { failed, stderr } = await npmInstall([...flags, wanted], draft);
    if (failed) throw unavailable(runtime, npmFault(stderr), undefined, isNoVersion(stderr));
    const versionRun = await execa(join(draft, programIn(runtime)), ["--version"], {
      reject: false,
    });
    if (!versionRun.stdout?.includes(runtime.version)) {
      const { bavail, bsize } = statfsSync(draft); // on a full disk npm succeeds and leaves empty files
      if (bavail * bsize < ENOUGH_BYTES)
        throw unavailable(runtime, "the disk is full", systemHints().freeSpace);
      throw unavailable(
        runtime,
        `its program says "${versionRun.stdout || versionRun.shortMessage}"`,
      );
    }
    moveTo(place, draft);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** If another run was quicker, its runtime stays. */
function moveTo(place: string, draft: string): void {
  try {
    renameSync(draft, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}

function removeAbandoned(): void {
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name);
    const isOld = () => Date.now() - statSync(path).mtimeMs > ABANDONED_MS;
    if (name.endsWith(".tmp") && existsSync(path) && isOld()) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

function unavailable(
  runtime: Runtime,
  why: string,
  hint = `npm view ${packageOf(runtime)} versions`,
  isNone = false,
): ExpectedError {
  const Kind = isNone ? NoVersion : ExpectedError;
  return new Kind(`${runtimeName(runtime)} cannot be had from npm: ${why}`, hint);
}

function isOurs({ name, version }: Runtime): boolean {
  return name === "node" && version === process.versions.node;
}

function placeOf({ name, version }: Runtime): string {
  return join(FOLDER, `${name}-${version}`);
}

function programIn(runtime: Runtime): string {
  return join("node_modules", runtimePackage(runtime, process).program);
}

function packageOf(runtime: Runtime): string {
  return runtimePackage(runtime, process).name;
}
