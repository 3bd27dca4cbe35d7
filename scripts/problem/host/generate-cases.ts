import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Random } from "../../../lib/sequence/random";
import { ExpectedError } from "../../base/expected-error";
import { casesFolder, problemPath } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { type CaseHashes, type CaseOrigin, isLarge } from "../case-origin";
import { type Generators, inputBytes } from "../generator";
import { sha256 } from "../sha256";
import { blame } from "./blame";
import { bounded } from "./bounded";
import { readCaseOrigins, writeCaseOrigins } from "./case-origins";
import { contentHash } from "./content-hash";
import { exampleFile } from "./example-file";
import { madeCasesFolder } from "./made-cases";
import { problemExport } from "./problem-module";

/** The time for one part of one case: a generator, validate.ts, or brute.ts, which may be slow. */
const PART_MS = 600_000;
/** For the same, beside what the process takes before. */
const PART_MIB = 1024;

/** For a solution that may replace the reference; by the clock, so that a busy machine needs no reference. */
const SOLUTION_MS = 60_000;

type Solve = (input: Uint8Array) => Uint8Array;
type WritingSolve = (input: Uint8Array, write: (part: Uint8Array) => void) => Uint8Array;

export interface Generated {
  readonly written: number;
  /** Names of the cases whose bytes or hashes have changed. */
  readonly changed: readonly string[];
}

/**
 * Makes the large cases of cases.json that are not on disk (with `only`: whose name matches); throws when
 * their SHA-256 differs.
 */
export function ensureLargeCases(
  slug: string,
  doing: (line: string) => void = () => {},
  only?: RegExp,
): void {
  for (const [name, origin] of Object.entries(readCaseOrigins(slug))) {
    if (!isLarge(name) || origin.from !== "generator" || (only && !only.test(name))) continue;
    const beside = filesIn(casesFolder(slug), name);
    const largeFolder = madeCasesFolder(slug);
    const files = largeFolder === undefined ? beside : filesIn(largeFolder, name);
    if (largeFolder !== undefined && holdsBoth(beside, origin.sha256)) {
      for (const file of Object.values(files)) rmSync(file, { force: true }); // of an older cases.json
      continue;
    }
    if (holdsBoth(files, origin.sha256)) continue;
    doing(`making cases/${slug}/${name}, once …`);
    const generated = makeCase(slug, name, origin, PART_MS, origin.sha256);
    if (generated.sha256.in !== origin.sha256?.in || generated.sha256.out !== origin.sha256.out) {
      const fault = origin.sha256
        ? "what its generator and brute.ts make now differs from cases.json"
        : "cases.json has no SHA-256 of it yet";
      const hint = `npm run generate ${slug}, then look at the change of cases.json`;
      throw new ExpectedError(`cases/${slug}/${name}: ${fault}`, hint);
    }
    writeAtomically(files.in, generated.input);
    writeAtomically(files.out, generated.output);
  }
}

/** Regenerates every generated case of a problem and updates the hashes in cases.json. */
export function generateCases(slug: string, doing: (line: string) => void = () => {}): Generated {
  const origins: Record<string, CaseOrigin> = { ...readCaseOrigins(slug) };
  const changed: string[] = [];
  let written = 0;
  for (const [name, origin] of Object.entries(origins)) {
    if (origin.from !== "generator") continue;
    doing(`making cases/${slug}/${name} …`);
    const { input, output, sha256 } = makeCase(slug, name, origin);
    const files = caseFiles(slug, name);
    written++;
    const changes = [put(files.in, input), put(files.out, output)];
    const old = origin.sha256;
    const news = isLarge(name)
      ? old?.in !== sha256.in || old.out !== sha256.out
      : changes.includes(true);
    if (isLarge(name) && news) origins[name] = { ...origin, sha256 };
    if (news) changed.push(name);
  }
  if (changed.some(isLarge)) writeCaseOrigins(slug, origins);
  return { written, changed };
}

/** The bytes of a generated case: input by its generator, output by brute.ts, else by the solution. */
export function makeCase(
  slug: string,
  name: string,
  origin: Extract<CaseOrigin, { from: "generator" }>,
  limitMs = PART_MS,
  hashes?: CaseHashes,
): { input: Uint8Array; output: Uint8Array; sha256: CaseHashes } {
  const generators = problemExport<Generators>(slug, "generate.ts", "generators") ?? {};
  const generator = generators[origin.generator];
  if (!generator) {
    throw new ExpectedError(
      `cases/${slug}/cases.json: case "${name}" names the generator "${origin.generator}", which problems/${slug}/generate.ts does not have`,
      `one of ${Object.keys(generators).join(", ") || "none yet: write generate.ts"}`,
    );
  }
  const blamed = <T>(part: string, fault: string, work: () => T) =>
    blame(slug, `cases/${slug}/${name}: ${fault}`, () =>
      bounded(
        `cases/${slug}/${name}: ${part}`,
        limitMs,
        `look for a loop in ${part}`,
        work,
        PART_MIB,
      ),
    );
  const input = inputBytes(
    blamed("generate.ts", "its generator failed", () => generator(new Random(origin.seed))),
  );
  const inHash = sha256(input);
  const isRecorded = inHash === hashes?.in; // then validate.ts has seen it, as it does in npm run check
  const answer = isRecorded ? knownAnswer(slug, input, hashes) : undefined;
  if (answer) return { input, output: answer, sha256: hashes! };
  if (!isRecorded) {
    const validate = problemExport<(input: Uint8Array) => void>(slug, "validate.ts", "validate");
    blamed("validate.ts", "validate.ts refuses what the generator made", () => validate?.(input));
  }
  const failed = `cases/${slug}/${name}: brute.ts failed on it`;
  const output = blame(slug, failed, () => oracle(slug, limitMs)(input));
  return { input, output, sha256: { in: inHash, out: sha256(output) } };
}

/**
 * The solution's answer to a recorded input, if its hash says that it is the one that the reference gave:
 * the reference may take a hundred times as long.
 */
function knownAnswer(slug: string, input: Uint8Array, hashes: CaseHashes): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  const write = (part: Uint8Array) => void parts.push(part.slice());
  try {
    const solve = problemExport<WritingSolve>(slug, "solution.ts", "solve");
    const answer = () => solve?.(input.slice(), write);
    const last = bounded("solution.ts", SOLUTION_MS, "", answer, PART_MIB);
    const output = parts.length === 0 || !last ? last : Buffer.concat([...parts, last]);
    return output && sha256(output) === hashes.out ? output : undefined;
  } catch {
    return undefined; // the reference is asked
  }
}

/**
 * The reference of a problem: brute.ts, else the solution, whose README then names another oracle.
 */
export function oracle(slug: string, limitMs = PART_MS): Solve {
  for (const file of ["brute.ts", "solution.ts"]) {
    const solve = problemExport<Solve>(slug, file, "solve");
    if (!solve) continue;
    const path = `${problemPath(slug)}/${file}`;
    const hint = `look for a loop in ${path}`;
    return (input) => bounded(path, limitMs, hint, () => solve(input), PART_MIB);
  }
  throw new ExpectedError(
    `problems/${slug} has neither brute.ts nor solution.ts`,
    `write one of them; ${exampleFile("brute.ts")} shows how`,
  );
}

export function caseFiles(slug: string, name: string): CaseFiles {
  const largeFolder = isLarge(name) ? madeCasesFolder(slug) : undefined;
  const files = largeFolder === undefined ? undefined : filesIn(largeFolder, name);
  return files && existsSync(files.in) ? files : filesIn(casesFolder(slug), name);
}

interface CaseFiles {
  readonly in: string;
  readonly out: string;
}

function filesIn(folder: string, name: string): CaseFiles {
  const base = join(folder, name);
  return { in: `${base}.in`, out: `${base}.out` };
}

function holdsBoth(files: CaseFiles, hashes: CaseHashes | undefined): boolean {
  return holds(files.in, hashes?.in) && holds(files.out, hashes?.out);
}

/** A large case on disk may be damaged or belong to an older cases.json. */
function holds(file: string, hash: string | undefined): boolean {
  return existsSync(file) && contentHash(file) === hash;
}

/** Writes the file unless it has these bytes already; true if it wrote. */
function put(file: string, bytes: Uint8Array): boolean {
  if (existsSync(file) && readFileSync(file).equals(bytes)) return false;
  writeAtomically(file, bytes);
  return true;
}
