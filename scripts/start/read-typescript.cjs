const { readFileSync } = require("node:fs");
const nodeModule = require("node:module");
const { join } = require("node:path");
const { hashOf } = require("./hash-of.cjs");
const { codes } = require("./map-stacks.cjs");
const { replaceFile } = require("./replace-file.cjs");

/**
 * Lets require() read TypeScript, as ts-node does: problem.ts, generate.ts and their like. What ts-node
 * made of a module is kept in `folder` under the SHA-256 of its source and of all that decides it.
 */
exports.readTypeScript = (folder, root) => {
  let maker;
  let tsNode;
  const codeOf = (file) => {
    const source = readFileSync(file, "utf8");
    maker ??= makerOf(root);
    const kept = join(folder, `${hashOf(maker, file, source)}.cjs`);
    const code = keptCode(kept) ?? compiled(kept, source, file);
    codes.set(file, code);
    return code;
  };
  const load = (module, file) => module._compile(codeOf(file), file);
  /** For callers that limit the time of a load: the compiler itself may take seconds to start. */
  load.prepare = codeOf;
  nodeModule._extensions[".ts"] = load;

  function compiled(kept, source, file) {
    if (!tsNode) {
      // Its cache in the folder for temporary files, when that is full, would leave Node's loader patched.
      process.env.DISABLE_V8_COMPILE_CACHE = "1";
      const { prepareStackTrace } = Error;
      const hook = nodeModule._extensions[".ts"];
      tsNode = require("ts-node").create({ cwd: root, compiler: require.resolve("typescript") });
      nodeModule._extensions[".ts"] = hook;
      Error.prepareStackTrace = prepareStackTrace; // ts-node has put its own there
    }
    const code = tsNode.compile(source, file);
    replaceFile(kept, `// ${hashOf(code)}\n${code}`);
    return `\n${code}`;
  }
};

/** All that decides what ts-node makes of a source. */
function makerOf(root) {
  const compilers = ["ts-node", "@swc/core", "typescript"].map((name) =>
    require.resolve(`${name}/package.json`),
  );
  const files = [...compilers, join(root, "tsconfig.json")];
  return hashOf(process.version, ...files.map((file) => readFileSync(file)));
}

/** The first line is a hash of the others. Absent, cut or damaged: undefined. */
function keptCode(file) {
  try {
    const text = readFileSync(file, "utf8");
    const code = text.slice(text.indexOf("\n") + 1);
    return text.startsWith(`// ${hashOf(code)}\n`) ? `\n${code}` : undefined;
  } catch {
    return undefined;
  }
}
