import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "../../base/host/repository";
import { writeAtomically } from "../../base/host/write-atomically";
import { sha256 } from "../../problem/sha256";
import { CompileError } from "../compile-error";
import type { Bundle } from "./bundle";

const FOLDER = join(CACHE, "bundles", "kept");

/**
 * Keeps a copy of a bundle under its SHA-256, which no later bundling overwrites, so that another
 * process can judge exactly these bytes. `drop` removes the copy.
 */
export function keepBundle(bundle: Bundle): { drop(): void } {
  const file = fileOf(bundle.sha256);
  writeAtomically(file, bundle.code);
  writeAtomically(`${file}on`, JSON.stringify({ ...bundle, code: "", file }));
  return {
    drop: () => {
      rmSync(file, { force: true });
      rmSync(`${file}on`, { force: true });
    },
  };
}

/** The bundle that was kept under this SHA-256; throws where its bytes are others now. */
export function keptBundle(hash: string): Bundle {
  const file = fileOf(hash);
  const code = /^[0-9a-f]{64}$/.test(hash) && existsSync(file) ? readFileSync(file, "utf8") : "";
  if (sha256(code) !== hash) {
    throw new CompileError(
      `no bundle with the SHA-256 ${hash} is kept`,
      "npm run submit keeps the bundle that it wants judged",
    );
  }
  return { ...(JSON.parse(readFileSync(`${file}on`, "utf8")) as Bundle), code, file };
}

function fileOf(hash: string): string {
  return join(FOLDER, `${hash}.js`);
}
