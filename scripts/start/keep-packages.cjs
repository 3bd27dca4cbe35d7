const { spawnSync } = require("node:child_process");
const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const nodeModule = require("node:module");
const { dirname, join } = require("node:path");
const { replaceFile } = require("./replace-file.cjs");

/**
 * Makes each of the packages `names` one file in `folder` (rolldown does) and loads that: execa alone is
 * 140 modules, which cost every command 80 ms. `maker` tells by a change that they must be made anew.
 * Where that cannot be done, and while it is not done, the package itself is loaded.
 */
exports.keepPackages = (folder, names, maker, root) => {
  const load = nodeModule._load;
  const found = new Map();
  nodeModule._load = function (name, ...rest) {
    if (!names.includes(name)) return load.call(this, name, ...rest);
    if (!found.has(name)) found.set(name, kept(folder, name, maker, root));
    return load.call(this, found.get(name) ?? name, ...rest);
  };
};

function kept(folder, name, maker, root) {
  const file = join(folder, `${name}.cjs`);
  let code = soundCode(file, maker);
  if (code === undefined) {
    replaceFile(file, (draft) => {
      const made = make(name, root, draft);
      return `${headOf(maker, made)}\n${made}`;
    });
    code = soundCode(file, maker);
  }
  return code ? file : undefined; // empty: it was tried in vain
}

/** The first line is a hash of the others. Absent, cut, damaged, of another maker: undefined. */
function soundCode(file, maker) {
  try {
    const [head, code] = split(readFileSync(file, "utf8"));
    return head === headOf(maker, code) ? code : undefined;
  } catch {
    return undefined;
  }
}

function make(name, root, draft) {
  const { resolve } = nodeModule.createRequire(join(root, "package.json"));
  const bundler = join(dirname(resolve("rolldown/package.json")), "bin", "cli.mjs");
  const options = ["--format", "cjs", "--platform", "node", "--file", draft];
  const words = [bundler, resolve(name), ...options];
  const { signal } = spawnSync(process.execPath, words, { stdio: "ignore" });
  if (signal) throw new Error(`${name}: ended by ${signal}`); // perhaps not in vain the next time
  return readFileSync(draft, "utf8");
}

function split(text) {
  const end = text.indexOf("\n");
  return [text.slice(0, end), text.slice(end + 1)];
}

function headOf(maker, code) {
  return `// ${createHash("sha256").update(maker).update(code).digest("hex")}`;
}
