import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { sha256 } from "../../problem/sha256";
import { CompileError } from "../syntax/compile-error";
import type { Bundle } from "./bundle";

const FOLDER = join(CACHE, "bundles", "kept");
/** A copy that a killed process left. */
const ABANDONED_MS = 86_400_000;

export interface KeptCopy {
  /** Its SHA-256, and what tells it from copies of the same bytes that others keep. */
  readonly name: string;
  drop(): void;
}

let count = 0;

/**
 * Keeps a copy of a bundle that no later bundling overwrites, so that another process can judge exactly
 * these bytes. Whoever keeps the same bytes at the same time has a copy of its own.
 */
export function keepBundle(bundle: Bundle): KeptCopy {
  const name = `${bundle.sha256}.${process.pid}-${count++}`;
  const file = fileOf(name);
  writeAtomically(file, bundle.code);
  writeAtomically(`${file}on`, JSON.stringify({ ...bundle, code: "", file }));
  sweep();
  return {
    name,
    drop: () => {
      rmSync(file, { force: true });
      rmSync(`${file}on`, { force: true });
    },
  };
}

/** The bundle that was kept under this name; throws where its bytes are others now. */
export function keptBundle(name: string): Bundle {
  const [, hash] = /^([0-9a-f]{64})\.\d+-\d+$/.exec(name) ?? [];
  const file = fileOf(name);
  const code = hash !== undefined && existsSync(file) ? readFileSync(file, "utf8") : "";
  if (sha256(code) !== hash) {
    throw new CompileError(
      `no bundle with the name ${name} is kept`,
      "npm run submit keeps the bundle that it wants judged",
    );
  }
  return { ...(JSON.parse(readFileSync(`${file}on`, "utf8")) as Bundle), code, file };
}

function fileOf(name: string): string {
  return join(FOLDER, `${name}.js`);
}

function sweep(): void {
  for (const name of readdirSync(FOLDER)) {
    const file = join(FOLDER, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > ABANDONED_MS) rmSync(file, { force: true });
  }
}
