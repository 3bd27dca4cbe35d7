import { readFileSync } from "node:fs";
import { join } from "node:path";

let code: string | undefined;

/** The source of a persistent child's program, passed to node. */
export function childCode(): string {
  code ??= readFileSync(join(__dirname, "child.cjs"), "utf8");
  return code;
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
