const { readFileSync } = require("node:fs");
const { SourceMap } = require("node:module");
const { relative, resolve, sep } = require("node:path");

const INLINE = /\n\/\/# sourceMappingURL=data:application\/json;.*?base64,(.*)\s*$/;

/** Makes stacks name places of the TypeScript source, from the first of `roots` that holds it. Maps are read when there is a stack to print. */
exports.mapStacks = (cache, roots) => {
  const maps = new Map();
  const mapOf = (file) => {
    if (!maps.has(file)) maps.set(file, readMap(file, cache));
    return maps.get(file);
  };
  Error.prepareStackTrace = (error, calls) =>
    [error, ...calls.map((call) => `    at ${inSource(call, mapOf, roots)}`)].join("\n");
};

function inSource(call, mapOf, roots) {
  const file = call.getFileName();
  const [map, offset] = (file && mapOf(file)) ?? [];
  if (!map) return String(call);
  const [line, column] = [call.getLineNumber(), call.getColumnNumber()];
  const origin = map.findEntry(line - 1 - offset, column - 1);
  if (origin.originalLine === undefined) return String(call);
  const place = `${origin.originalLine + 1}:${origin.originalColumn + 1}`;
  const source = file.endsWith(".ts") ? file : resolve(roots.at(-1), origin.originalSource);
  const root = roots.find((folder) => source.startsWith(folder + sep));
  return String(call)
    .replace(`${line}:${column}`, place)
    .replace(file, root ? relative(root, source).split(sep).join("/") : source);
}

/** The source map of a program in the cache, or of a module that ts-node compiled; else undefined. */
function readMap(file, cache) {
  try {
    if (file.startsWith(cache)) return [new SourceMap(json(readFileSync(`${file}.map`))), 0];
    if (!file.endsWith(".ts")) return undefined;
    const inline = INLINE.exec(exports.codes.get(file) ?? "")?.[1];
    return inline ? [new SourceMap(json(Buffer.from(inline, "base64"))), 1] : undefined;
  } catch {
    return undefined;
  }
}

/** What ts-node made of the modules that were loaded, by path. */
exports.codes = new Map();

function json(bytes) {
  return JSON.parse(bytes.toString("utf8"));
}
