// node scripts/start.cjs <command> [argument…]: runs scripts/<room>/<command>.command.ts as
// `npx ts-node` would, sooner: the command and the modules that it uses are one program in .cache/start of the
// workspace, kept under the SHA-256 of all its sources (start/command-program.cjs). Nothing is lost with the
// cache.
require("./start/refuse-old-node.cjs");
const { existsSync, mkdirSync, statfsSync } = require("node:fs");
const { basename, dirname, join } = require("node:path");
const { cacheFolder, isCache, linkPackages } = require("./start/cache-folder.cjs");
const { CLONE_ONLY, commandFile, commandNames, PROGRAMS } = require("./start/commands.cjs");
const { hashOf } = require("./start/hash-of.cjs");
const { findWorkspace, standsIn, TOOL } = require("./start/roots.cjs");
const { typedAs } = require("./start/typed-as.cjs");

const WORKSPACE = findWorkspace(standsIn());
const FOLDER = cacheFolder(WORKSPACE, TOOL);
const IS_ONE = WORKSPACE === TOOL;
// Several tools may serve one workspace, each with packages of its own.
const CACHE = join(FOLDER, IS_ONE ? "start" : `start-${hashOf(TOOL).slice(0, 8)}`);
const [name = "", ...words] = process.argv.slice(2);

/** They make a workspace, or work without. */
const NEED_NONE = new Set(["init", "completion", "doctor"]);
const HELP = new Set(["--help", "-h", "--version"]);

/** As base/host/system-hints.ts has them. */
const [FREE_SPACE, OWN_CACHE] =
  process.platform === "win32"
    ? ["fsutil volume diskfree .", "a folder of your own in the variable XDG_CACHE_HOME"]
    : ["df -h .", "XDG_CACHE_HOME=/a/folder/of/your/own before the command"];

/** What an empty cache needs for one command. */
const LEAST_BYTES = 4 << 20;

function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** "npm run judge" for jduge; "npm run", which lists all, where no name is near. */
function nearCommands() {
  const start = typedAs();
  if (name === "") return start;
  const { readTypeScript } = require("./start/read-typescript.cjs");
  readTypeScript(join(CACHE, "modules"), TOOL);
  const { nearest } = require("./base/nearest");
  const near = nearest(name, commandNames(IS_ONE));
  return near.length > 0 ? near.map((command) => `${start} ${command}`).join(", ") : start;
}

/** What a newcomer may have missed: message, hint and exit code as base/exit-code.ts has them. */
function trouble(door) {
  if (process.versions.pnp) {
    const why = "yarn's Plug'n'Play keeps packages in archives, where no compiler can read them";
    return [why, "yarn config set nodeLinker node-modules, then yarn install", 3];
  }
  if (!existsSync(PROGRAMS) && basename(dirname(TOOL)) === "node_modules") {
    const why = "judgebench is here as its git repository has it, and not packed";
    return [why, `in a clone of it: npm ci, then npm run init -- ${WORKSPACE || standsIn()}`, 3];
  }
  try {
    require.resolve("ts-node");
  } catch {
    return ["the packages are not installed", "npm ci", 3];
  }
  if (!isCache(FOLDER)) {
    return [`neither ${FOLDER} nor a cache of your own can be written`, OWN_CACHE, 3];
  }
  // All that the cache lacks would be made first, and only then found to have no room.
  if (
    !existsSync(CACHE) &&
    freeBytes(existsSync(FOLDER) ? FOLDER : dirname(FOLDER)) < LEAST_BYTES
  ) {
    return [`${FOLDER} cannot be written: the disk is full`, FREE_SPACE, 3];
  }
  if (CLONE_ONLY.has(name) && !IS_ONE) {
    return [
      `${name} works in a clone of judgebench alone`,
      `${typedAs()}, which lists what works here`,
      2,
    ];
  }
  if (!door) return [`no command "${name}"`, nearCommands(), 2];
  if (WORKSPACE === undefined && !NEED_NONE.has(name) && !words.some((word) => HELP.has(word))) {
    const start = typedAs({ ...process.env, JB_COMMAND: "" });
    return [`no package.json at or above ${standsIn()} names judgebench`, `${start} init`, 3];
  }
  return undefined;
}

/** The program of a command uses the tool's packages, wherever the cache is. */
function linkStart() {
  try {
    mkdirSync(CACHE, { recursive: true });
    linkPackages(TOOL, CACHE);
  } catch {
    // a cache that cannot be written costs time
  }
}

async function start(door) {
  const { keepCompiled } = require("./start/keep-compiled.cjs");
  const { mapStacks } = require("./start/map-stacks.cjs");
  const { readTypeScript } = require("./start/read-typescript.cjs");
  if (!IS_ONE) linkStart();
  keepCompiled(CACHE, PROGRAMS);
  mapStacks(CACHE, [WORKSPACE || TOOL, TOOL]);
  readTypeScript(join(CACHE, "modules"), TOOL);
  process.argv = [process.argv[0], door, ...words];
  if (door.endsWith(".cjs")) return require(door);
  const { commandProgram } = require("./start/command-program.cjs");
  const program = await commandProgram(door, { name, cache: CACHE, root: TOOL });
  require(program || door); // where no program can be made, ts-node compiles each module
}

const door = commandFile(name);
const refusal = trouble(door);
if (refusal) {
  const [message, hint, exitCode] = refusal;
  process.stderr.write(`error: ${message}\n  try: ${hint}\n`);
  process.exitCode = exitCode;
} else {
  start(door).catch((error) => {
    process.stderr.write(`${error.stack || error}\n`);
    process.exitCode = 1;
  });
}
