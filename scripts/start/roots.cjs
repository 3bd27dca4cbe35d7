const { existsSync, readFileSync, realpathSync } = require("node:fs");
const { basename, dirname, join, relative, resolve } = require("node:path");

const NAME = "judgebench";

/** Where judgebench lies: an installed package, or a clone. It is never written. */
exports.TOOL = resolve(__dirname, "../..");

/** Where the user stands; npm starts scripts elsewhere. */
exports.standsIn = () => real(process.env.INIT_CWD ?? process.cwd());

/**
 * The folder of the user's problems: the nearest at or above `from` whose package.json names judgebench;
 * without one the clone. Undefined for an installed tool that no package.json names.
 */
exports.findWorkspace = (from, tool = exports.TOOL) => {
  for (let folder = from; ; folder = dirname(folder)) {
    if (isWorkspace(folder)) return relative(tool, folder) === "" ? tool : folder;
    if (folder === dirname(folder)) return exports.isClone(tool) ? tool : undefined;
  }
};

/** A clone brings its problems; an installed package has none. */
exports.isClone = (tool) => existsSync(join(tool, "problems"));

function isWorkspace(folder) {
  const text = textOf(join(folder, "package.json"));
  if (!text.includes(`"${NAME}"`)) return false;
  try {
    const { name, dependencies, devDependencies, [NAME]: own } = JSON.parse(text);
    const isNamed = name === NAME && basename(dirname(folder)) !== "node_modules";
    return (
      isNamed || own !== undefined || [dependencies, devDependencies].some((all) => all?.[NAME])
    );
  } catch {
    return true; // npm complains about its syntax, and says where
  }
}

function textOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // there is none, or it is not for us
  }
}

function real(folder) {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
