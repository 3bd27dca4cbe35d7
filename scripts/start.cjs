// node scripts/start.cjs <command> [argument…]: runs scripts/<room>/<command>.command.ts as `npx ts-node`
// would, sooner.
// What ts-node made of each module is kept in .cache/start under the SHA-256 of its source, one file a
// command, so that a second run loads neither ts-node nor TypeScript. Nothing is lost with the cache.
const { createHash } = require("node:crypto");
const { existsSync, readdirSync, readFileSync } = require("node:fs");
const nodeModule = require("node:module");
const { dirname, join, relative, sep } = require("node:path");
const { readFirst, readSecond, write } = require("./start/archive.cjs");
const { keepCompiled } = require("./start/keep-compiled.cjs");
const { keepPackages } = require("./start/keep-packages.cjs");

const ROOT = dirname(__dirname);
const CACHE = join(ROOT, ".cache", "start");
const COMPILED = join(ROOT, ".cache", "compiled");
const PACKAGES = ["commander", "execa", "glob"]; // what every command loads
const MAP = /\n\/\/# sourceMappingURL=data:application\/json;.*?base64,(.*)\s*$/;

const hashOf = (...parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};
const pathOf = (file) => relative(ROOT, file).split(sep).join("/");
const read = (name) => readFileSync(join(ROOT, name));

/** Whatever else decides what ts-node makes of a source. */
const maker = hashOf(read("package-lock.json"), read("tsconfig.json"), readFileSync(__filename));
const [major, minor] = process.versions.node.split(".").map(Number);
const [name = "", ...words] = process.argv.slice(2);
const entry = commandFile(name);
const archive = join(CACHE, `${name}-node${major}.json`);
const hashMade = (text) => hashOf(maker, text);

const kept = readFirst(archive, hashMade); // path → [hash of the source, code]
let maps; // path → [hash of the source, source map in base64]
let isChanged = false;
let tsNode;

/** The one scripts/<room>/<command>.command.ts; undefined for an unknown command. */
function commandFile(command) {
  const rooms = readdirSync(__dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const folders = [...rooms.map((room) => room.name), "judge/matrix"];
  const files = folders.map((folder) => join(__dirname, folder, `${command}.command.ts`));
  return files.find((file) => existsSync(file));
}

function sourceMaps() {
  maps ??= readSecond(archive, hashMade);
  return maps;
}

function compiled(file) {
  const path = pathOf(file);
  const source = readFileSync(file, "utf8");
  const hash = hashOf(source);
  const known = kept.get(path);
  if (known?.[0] === hash) return known[1];
  if (!tsNode) {
    // Its cache in the folder for temporary files, when that is full, would leave Node's loader patched.
    process.env.DISABLE_V8_COMPILE_CACHE = "1";
    tsNode = require("ts-node").create({ cwd: ROOT });
    Error.prepareStackTrace = stackInSource; // ts-node has put its own there
  }
  const output = tsNode.compile(source, file);
  const code = output.replace(MAP, "\n");
  kept.set(path, [hash, code]);
  sourceMaps().set(path, [hash, MAP.exec(output)?.[1] ?? ""]);
  isChanged = true;
  return code;
}

/** Stacks tell places of the TypeScript source; the maps are read when there is a stack to tell. */
function stackInSource(error, calls) {
  return [error, ...calls.map((call) => `    at ${placed(call)}`)].join("\n");
}

function placed(call) {
  const file = call.getFileName();
  const known = file && kept.get(pathOf(file));
  const [hash, map] = (known && sourceMaps().get(pathOf(file))) ?? [];
  if (!map || hash !== known[0]) return String(call);
  const [line, column] = [call.getLineNumber(), call.getColumnNumber()];
  const sourceMap = new nodeModule.SourceMap(JSON.parse(Buffer.from(map, "base64").toString()));
  const place = sourceMap.findEntry(line - 1, column - 1);
  if (place.originalLine === undefined) return String(call);
  const found = `${place.originalLine + 1}:${place.originalColumn + 1}`;
  return String(call).replace(`${line}:${column}`, found);
}

/** "./x" of one of ours is x.ts: Node would ask the disk for x, x.js, x.json and x.node first. */
function resolveKept(resolve) {
  return (request, parent, ...rest) => {
    const file =
      request.startsWith(".") &&
      parent?.filename &&
      `${join(dirname(parent.filename), request)}.ts`;
    return file && kept.has(pathOf(file)) && existsSync(file)
      ? file
      : resolve.call(nodeModule, request, parent, ...rest);
  };
}

/** Modules of files that are gone are left out, so the archive does not grow. */
function writeArchive() {
  const isThere = ([path]) => existsSync(join(ROOT, path));
  write(archive, hashMade, [...kept].filter(isThere), [...sourceMaps()].filter(isThere));
}

/** What a newcomer may have missed: message, hint and exit code as core/exit-code.ts has them. */
function trouble() {
  if (major < 20 || (major === 20 && minor < 19)) {
    return [`Node ${process.versions.node} is too old`, "Node 20.19 or newer", 3];
  }
  if (!entry) return [`no command "${name}"`, "npm run", 2];
  try {
    require.resolve("ts-node");
    return undefined;
  } catch {
    return ["the packages are not installed", "npm ci", 3];
  }
}

const found = trouble();
if (found) {
  const [message, hint, exitCode] = found;
  process.stderr.write(`error: ${message}\n  try: ${hint}\n`);
  process.exitCode = exitCode;
} else {
  Error.prepareStackTrace = stackInSource;
  nodeModule._extensions[".ts"] = (module, file) => module._compile(compiled(file), file);
  nodeModule._resolveFilename = resolveKept(nodeModule._resolveFilename);
  keepCompiled(COMPILED, () => !tsNode);
  keepPackages(COMPILED, PACKAGES, maker, ROOT);
  process.on("exit", () => isChanged && writeArchive());
  process.argv = [process.argv[0], entry, ...words];
  require(entry);
}
