import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { execa } from "execa";
import { scratchFolder } from "../../../base/host/scratch-folder";
import { isOwnFault } from "../../../base/own-fault";
import { checkSizes, type SourceFile } from "../../../base/source-file";
import { builtProgram } from "../../../judge/host/check/built-program";
import { isIsolating, isolated } from "../../../judge/host/check/isolated";
import { limited } from "../../../judge/host/check/limited";
import type { CaseGenerator, PackageCase, PackageDraft } from "../../packages/package-draft";
import { buildScript } from "../build-script";
import { asLines } from "../dmoj-cases";

/** The judge's own limits for a generator that names none. */
const [SECONDS, MEMORY_KIB] = [20, 512 << 10];
/** Of clock time for each second of CPU time, as other work may go on beside it. */
const WALL_FACTOR = 10;
const MAX_BYTES = 64 << 20;

/**
 * The package with the cases that its generators make. Where one fails, nothing of the package can be
 * judged, and it says why; so too, unless `isTrusted`, where no sandbox holds the generator.
 */
export async function withGenerated(
  draft: PackageDraft,
  isTrusted: boolean,
): Promise<PackageDraft> {
  if (draft.unjudged !== undefined || !draft.cases.some(({ generator }) => generator)) return draft;
  const because = (unjudged: string) => {
    const notes = [...draft.notes, `nothing of it is judged: ${unjudged}`];
    return { ...draft, cases: draft.cases.map(withoutGenerator), unjudged, notes };
  };
  if (!isTrusted && !isIsolating()) {
    return because("its cases come from a generator, which runs only where bubblewrap holds it");
  }
  const folder = scratchFolder();
  try {
    const cases: PackageCase[] = [];
    for (const testCase of draft.cases) cases.push(await generated(testCase, folder));
    const sides = cases.flatMap(({ input, output }) => [input, output]).filter((file) => !!file);
    checkSizes(sides, "what its generators print");
    return { ...draft, cases };
  } catch (error) {
    if (isOwnFault(error)) throw error;
    return because((error as Error).message);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withoutGenerator({ generator: _, ...testCase }: PackageCase): PackageCase {
  return testCase;
}

async function generated(testCase: PackageCase, folder: string): Promise<PackageCase> {
  const { generator, ...rest } = testCase;
  if (!generator) return testCase;
  const { stdout, stderr } = await print(generator, testCase.key, folder);
  const answer = generator.isBinary ? stderr : asLines(stderr);
  return {
    ...rest,
    input: stdout.length > 0 || !rest.input ? inMemory("input", stdout) : rest.input,
    output: rest.output ?? inMemory("answer", answer),
  };
}

function inMemory(path: string, bytes: Uint8Array): SourceFile {
  return { path, sizeBytes: bytes.length, read: () => bytes };
}

async function print(generator: CaseGenerator, key: string, folder: string) {
  const { seconds = SECONDS, memoryKib = MEMORY_KIB, args, stdin } = generator;
  const { command } = await builtProgram(sourcesIn(join(folder, "generator"), generator));
  const words = limited(
    [...command, ...args],
    command.length === 1,
    process.platform,
    seconds,
    memoryKib,
  );
  const [program, ...own] = isolated(words, [folder]);
  const run = await execa(program!, own, {
    ...(stdin ? { input: stdin.read() } : { stdin: "ignore" as const }),
    encoding: "buffer",
    stripFinalNewline: false,
    reject: false,
    maxBuffer: MAX_BYTES,
    timeout: seconds * WALL_FACTOR * 1000,
    killSignal: "SIGKILL",
  });
  if (run.exitCode === 0) return { stdout: run.stdout, stderr: run.stderr };
  const how = run.isMaxBuffer
    ? `printed more than ${MAX_BYTES} bytes`
    : run.exitCode === undefined || run.exitCode > 128
      ? `was stopped (limits: ${seconds} s, ${memoryKib} KiB)`
      : `ended with exit code ${run.exitCode}`;
  const [said] = new TextDecoder().decode(run.stderr?.subarray(0, 200)).split("\n");
  throw new Error(`its generator ${how} on case ${key}${said ? `: ${said}` : ""}`);
}

/** The folder with the sources of a generator alone. */
function sourcesIn(folder: string, { sources, flags }: CaseGenerator): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const names = sources.map(({ path }) => basename(path));
  for (const [at, file] of sources.entries()) writeFileSync(join(folder, names[at]!), file.read());
  if (flags.length > 0) writeFileSync(join(folder, "build"), buildScript(names, flags));
  return folder;
}
