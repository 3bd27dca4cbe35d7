const { existsSync, readFileSync, readdirSync, rmSync, statSync } = require("node:fs");
const { dirname, join, relative, resolve, sep } = require("node:path");
const { hashOf } = require("./hash-of.cjs");
const { replaceFile } = require("./replace-file.cjs");

// What every command loads; other packages stay packages. Loaded as a package, ts-blank-space would load
// TypeScript as an ES module, whose 9 MB Node then searches for exports.
const BUNDLED = /^(commander|execa|glob|ts-blank-space)$/;
const DAY_MS = 86_400_000;

/**
 * The path of one program made of a command and all its modules, made by rolldown when a source has
 * changed. Undefined where it cannot be made: a source with a fault, a disk that cannot be written.
 */
exports.commandProgram = async (door, { name, cache, root }) => {
  const index = join(cache, `${name}.json`);
  const maker = hashOf(
    root,
    process.version,
    read(join(root, "package-lock.json")),
    read(__filename),
  );
  const kept = keptProgram(index, maker, root);
  if (kept) return kept;
  try {
    return await makeProgram(door, { name, cache, root, index, maker });
  } catch {
    return undefined;
  }
};

function keptProgram(index, maker, root) {
  try {
    const { maker: before, file, code, sources, hash } = JSON.parse(readFileSync(index, "utf8"));
    const isSame =
      before === maker &&
      hashOf(...sources.map((path) => read(join(root, path)))) === hash &&
      hashOf(read(file)) === code;
    return isSame ? file : undefined;
  } catch {
    return undefined; // absent, cut or damaged: as if nothing were kept
  }
}

async function makeProgram(door, { name, cache, root, index, maker }) {
  const { rolldown } = await import("rolldown");
  const texts = new Map(); // as they were read, should a source change while this goes on
  const isPackage = (id) => /^[a-z@]/.test(id) && !BUNDLED.test(id);
  const build = await rolldown({
    input: door,
    platform: "node",
    external: (id, parent) =>
      id === "typescript" || (isPackage(id) && !parent?.includes("node_modules")),
    plugins: [
      {
        name: "sources",
        transform: (code, id) => void texts.set(id, code) ?? withFolders(code, id),
      },
    ],
    onLog: () => {},
  });
  const { output } = await build.generate({
    format: "cjs",
    dynamicImportInCjs: false, // require(): a vm.Script of Node 20 has no import()
    sourcemap: true,
    sourcemapPathTransform: (source, map) => relative(root, resolve(dirname(map), source)),
  });
  const folder = join(cache, `${name}-${hashOf(maker, ...output.map(textOf)).slice(0, 12)}`);
  for (const part of output) replaceFile(join(folder, part.fileName), textOf(part));
  const file = join(folder, output[0].fileName);
  const sourceTexts = [...texts].filter(
    ([path]) => existsSync(path) && !path.includes("node_modules"),
  );
  const sources = sourceTexts.map(([path]) => relative(root, path).split(sep).join("/"));
  const hash = hashOf(...sourceTexts.map(([, text]) => text));
  await build.close();
  if (!existsSync(file)) return undefined;
  replaceFile(index, JSON.stringify({ maker, file, code: hashOf(read(file)), sources, hash }));
  removeOld(cache, name, folder);
  return file;
}

function textOf({ code, source }) {
  return code ?? source;
}

/** A module still finds the files beside its source. */
function withFolders(code, id) {
  if (id.includes("node_modules") || !code.includes("__dirname")) return null;
  const folder = JSON.stringify(dirname(id));
  return { code: `const __dirname = ${folder}; ${code}`, map: null }; // on the first line: none moves
}

/** A program that runs now may still load a part of the one before. */
function removeOld(cache, name, folder) {
  for (const entry of readdirSync(cache)) {
    const path = join(cache, entry);
    const isOld = new RegExp(`^${name}-[0-9a-f]{12}$`).test(entry) && path !== folder;
    if (isOld && Date.now() - statSync(path).mtimeMs > DAY_MS) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

function read(file) {
  return readFileSync(file);
}
