import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { CACHE, ROOT } from "./repository";
import { writeAtomically } from "./write-atomically";

/** One file that runs with plain node, made of a program and all that it imports. */
export interface Bundle {
  readonly file: string;
  /** SHA-256 of its bytes. */
  readonly sha256: string;
}

/** Thrown when a program cannot be bundled: the message names file, line and reason. */
export class CompileError extends Error {
  override readonly name = "CompileError";
}

/** What is remembered of a bundle: it holds as long as none of its sources has changed. */
interface Remembered extends Bundle {
  readonly sources: readonly {
    readonly file: string;
    readonly mtimeMs: number;
    readonly size: number;
  }[];
}

/** Bundles a program, given by its path, unless none of its sources has changed since last time. */
export async function bundle(entry: string): Promise<Bundle> {
  const path = resolve(ROOT, entry);
  const record = join(CACHE, "bundles", `${sha256(relative(ROOT, path)).slice(0, 16)}.json`);
  const old = remembered(record);
  if (old) return { file: old.file, sha256: old.sha256 };
  const made = await build(path);
  writeAtomically(record, JSON.stringify(made));
  return { file: made.file, sha256: made.sha256 };
}

async function build(path: string): Promise<Remembered> {
  const esbuild = await import("esbuild");
  const result = await esbuild
    .build({
      entryPoints: [path],
      bundle: true,
      write: false,
      metafile: true,
      platform: "node",
      format: "iife",
      target: "es2021",
      charset: "utf8",
      define: { "require.main": "0", module: "0" },
      logLevel: "silent",
      absWorkingDir: ROOT,
    })
    .catch((error) => {
      throw new CompileError(told(error));
    });
  const code = result.outputFiles[0]!.contents;
  const digest = sha256(code);
  const file = join(CACHE, "bundles", `${digest.slice(0, 16)}.js`);
  writeAtomically(file, code);
  const sources = Object.keys(result.metafile.inputs).map((name) => ({
    file: name,
    ...stamp(join(ROOT, name)),
  }));
  return { file, sha256: digest, sources };
}

function remembered(record: string): Remembered | undefined {
  if (!existsSync(record)) return undefined;
  const old = JSON.parse(readFileSync(record, "utf8")) as Remembered;
  const same = old.sources.every(({ file, mtimeMs, size }) => {
    const path = join(ROOT, file);
    if (!existsSync(path)) return false;
    const now = stamp(path);
    return now.mtimeMs === mtimeMs && now.size === size;
  });
  return same && existsSync(old.file) ? old : undefined;
}

function stamp(path: string): { mtimeMs: number; size: number } {
  const { mtimeMs, size } = statSync(path);
  return { mtimeMs, size };
}

interface Failure {
  errors?: { text: string; location: { file: string; line: number; column: number } | null }[];
}

function told(error: unknown): string {
  const first = (error as Failure).errors?.[0];
  if (!first) return String(error);
  const { location, text } = first;
  return location ? `${location.file}:${location.line}:${location.column + 1}: ${text}` : text;
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
