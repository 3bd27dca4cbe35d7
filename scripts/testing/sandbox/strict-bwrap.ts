import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileInPath } from "../../runner/host/box/machine-marks";

/**
 * Puts a bwrap into a folder that refuses to mount on a link, as bubblewrap 0.12 does, and otherwise becomes
 * the one in PATH, whatever its version is.
 */
export function putStrictBwrap(folder: string): void {
  const real = fileInPath("bwrap") ?? "/usr/bin/bwrap";
  const code = join(folder, "strict-bwrap.cjs");
  writeFileSync(code, `(${refuse})();\n`);
  const file = join(folder, "bwrap");
  writeFileSync(
    file,
    `#!/bin/sh\n"${process.execPath}" "${code}" "$@" </dev/null >&2 || exit 1\nexec "${real}" "$@"\n`,
  );
  chmodSync(file, 0o755);
}

/** A program of its own: ends with exit code 1 and bubblewrap's words where a destination is a link. */
function refuse(): void {
  const { lstatSync } = require("node:fs") as typeof import("node:fs");
  const words = process.argv.slice(2);
  const links = new Set<string>();
  /** Destinations, and what is seen there; "" for memory. */
  const mounts: [to: string, from: string][] = [];
  const isLink = (path: string) => {
    if (links.has(path)) return true;
    const [to, from] = mounts.findLast(([place]) => path.startsWith(`${place}/`)) ?? ["", ""];
    const file = from + path.slice(to.length);
    return from !== "" && lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink();
  };
  const mount = (to: string, from: string) => {
    if (isLink(to)) {
      process.stderr.write(`bwrap: Can't mount on symlink destination ${to}\n`);
      process.exit(1);
    }
    mounts.push([to, from]);
  };
  for (let at = 0; at < words.length; at++) {
    const [option, first = "", second = ""] = words.slice(at);
    if (option === "--symlink") links.add(second);
    if (/^--(ro-|dev-)?bind(-try)?$/.test(option!)) mount(second, first);
    if (/^--(tmpfs|proc|dev)$/.test(option!)) mount(first, "");
    if (option === "--dev") {
      for (const name of ["ptmx", "fd", "stdin", "stdout", "stderr", "core"])
        links.add(`${first}/${name}`);
    }
  }
}
