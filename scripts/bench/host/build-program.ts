import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { execa, execaSync } from "execa";
import { ExpectedError } from "../../base/expected-error";
import { npm } from "../../base/host/npm";
import { CACHE, TOOL } from "../../base/host/roots";
import { npmFault } from "../../base/npm-fault";
import { bundle } from "../../bundle/host/bundle";
import type { Missing } from "../bench";

export const BENCH_FOLDER = join(TOOL, "scripts/bench");
export const BENCH_CACHE = join(CACHE, "bench");
const CPP_FOLDER = join(BENCH_FOLDER, "cpp");

/** The compiled program of a source in scripts/bench/cpp, or why there is none. */
export async function compileCpp(source: string): Promise<string | Missing> {
  if (compilerVersion() === undefined) return { missing: "g++ is not there" };
  if (!existsSync(join(CPP_FOLDER, source))) throw new Error(`no scripts/bench/cpp/${source}`);
  const hash = createHash("sha256");
  const headers = readdirSync(CPP_FOLDER).filter((name) => name.endsWith(".hpp"));
  for (const name of [source, ...headers]) hash.update(readFileSync(join(CPP_FOLDER, name)));
  const program = join(BENCH_CACHE, `${source}-${hash.digest("hex").slice(0, 16)}`);
  if (existsSync(program)) return program;
  mkdirSync(dirname(program), { recursive: true });
  const unfinished = `${program}.${process.pid}`;
  const { failed, stderr } = await execa(
    "g++",
    ["-std=c++17", "-O2", "-o", unfinished, join(CPP_FOLDER, source)],
    { reject: false },
  );
  if (failed) throw new ExpectedError(`${source} does not compile`, stderr.slice(0, 2000));
  renameSync(unfinished, program);
  return program;
}

let version: string | null | undefined;

export function compilerVersion(): string | undefined {
  if (version === undefined) {
    const { stdout, failed } = execaSync("g++", ["-dumpfullversion"], { reject: false });
    version = failed ? null : String(stdout);
  }
  return version ?? undefined;
}

/** One file for a bench and the worker that runs it; each contender then starts it afresh. */
export function bundleWorker(benchFile: string): Promise<string> {
  const worker = join(BENCH_FOLDER, "host/worker.ts");
  return pack(`${benchFile}.worker`, {
    contents: `import { benches } from ${JSON.stringify(benchFile)};
import { runWorker } from ${JSON.stringify(worker)};
runWorker(benches);`,
    resolveDir: TOOL,
    loader: "ts",
  });
}

/** One file for a program; for a solution and a verify program exactly the file that is submitted. */
export async function bundleProgram(program: string): Promise<string> {
  if (program.startsWith("problems/")) return (await bundle(program)).file;
  if (program.startsWith("lib/"))
    return (await bundle(program, { target: "library-checker" })).file;
  const path = join(TOOL, program);
  return pack(path, {
    contents: readFileSync(path, "utf8"),
    resolveDir: dirname(path),
    loader: "ts",
  });
}

/** The empty program, which measures Node's start. */
export function emptyProgram(): Promise<string> {
  return pack("empty", { contents: "", resolveDir: TOOL, loader: "ts" });
}

/** The part of esbuild's types that we use, so that this compiles without the package. */
interface Esbuild {
  build(options: Readonly<Record<string, unknown>>): Promise<unknown>;
}

async function pack(
  name: string,
  stdin: { contents: string; resolveDir: string; loader: "ts" },
): Promise<string> {
  const plain = name.replace(TOOL, "").replaceAll(/[^\w.-]+/g, "-");
  const mark = createHash("sha256").update(name).digest("hex").slice(0, 12);
  const outfile = join(BENCH_CACHE, `${plain}.${mark}.js`); // names may look alike
  await installPeers();
  const { build } = createRequire(join(BENCH_FOLDER, "package.json"))("esbuild") as Esbuild;
  await build({
    stdin,
    outfile,
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    logLevel: "error",
    external: ["fast-check"],
  });
  return outfile;
}

/** Installs the packages that only benchmarks need, when they are missing or of another version. */
async function installPeers(): Promise<void> {
  const lock = join(BENCH_FOLDER, "package-lock.json");
  const installed = join(BENCH_FOLDER, "node_modules/.package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  process.stderr.write("installing the packages to compare with (once) …\n");
  const { failed, stderr } = await npm(["ci"], BENCH_FOLDER);
  if (failed) {
    throw new ExpectedError(
      `npm ci failed in scripts/bench: ${npmFault(stderr)}`,
      "cd scripts/bench && npm ci",
    );
  }
}

export function peerVersion(name: string): string {
  const path = join(BENCH_FOLDER, "node_modules", name, "package.json");
  return JSON.parse(readFileSync(path, "utf8")).version;
}
