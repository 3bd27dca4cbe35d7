import { readFileSync } from "node:fs";
import { join } from "node:path";

let code: string | undefined;

/** The source of a persistent child's program, passed to node. */
export function childCode(): string {
  code ??= compiledChild();
  return code;
}

function compiledChild(): string {
  const { transformSync } = require("@swc/core") as typeof import("@swc/core");
  return transformSync(readFileSync(join(__dirname, "child.ts"), "utf8"), {
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
    module: { type: "commonjs" },
    swcrc: false,
  }).code;
}

/**
 * Options of Node's permission model, which keeps accidents from writing or deleting files; the option
 * was renamed once.
 */
export function seatBelt(): string {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const isStable = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
  return isStable ? "--permission" : "--experimental-permission";
}
