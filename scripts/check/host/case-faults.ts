import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { casesPath, problemFolder, TOOL, WORKSPACE } from "../../base/host/roots";
import { pureCheck } from "../../judge/host/check/compare";
import { type CaseOrigin, isLarge } from "../../problem/case-origin";
import { readCaseOrigins } from "../../problem/host/case-origins";
import { findCases } from "../../problem/host/find-cases";
import { caseFiles, ensureLargeCases, makeCase, oracle } from "../../problem/host/generate-cases";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem } from "../../problem/problem";
import { sha256 } from "../../problem/sha256";

export interface CaseFaults {
  readonly cases: number;
  readonly faults: readonly string[];
}

/**
 * What is wrong with the cases of a problem: a file without its counterpart or without an origin, an input
 * that the validator rejects, an answer that differs from the oracle's, bytes that the seed does not
 * reproduce.
 */
export function caseFaults(slug: string): CaseFaults {
  const faults: string[] = [];
  try {
    ensureLargeCases(slug);
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    faults.push(error.message);
  }
  const origins = readCaseOrigins(slug);
  const caseFiles = findCases(slug);
  faults.push(...caseFiles.troubles.map(({ message }) => message));
  const names = new Set(caseFiles.cases.map(({ name }) => name));
  for (const name of Object.keys(origins)) {
    if (!names.has(name)) faults.push(`${casesPath(slug)}/cases.json: "${name}" has no files`);
  }
  for (const name of names) {
    const origin = origins[name] ?? BY_HAND;
    const fault = origin ? caseFault(slug, name, origin) : noEntry(name);
    if (fault) faults.push(`${casesPath(slug)}/${name}: ${fault}`);
  }
  return { cases: names.size, faults };
}

/** What a case without an entry is in a user's own folder; the repository itself says of each where it is from. */
const BY_HAND: CaseOrigin | undefined = WORKSPACE === TOOL ? undefined : { from: "hand", why: "" };

function noEntry(name: string): string {
  return `cases.json has no entry for it: add "${name}": { "from": "hand", "why": "what it tests" }`;
}

/** Whether a program can be asked for answers: one that only reads and prints would read our own input. */
function hasOracle(slug: string): boolean {
  if (existsSync(join(problemFolder(slug), "brute.ts"))) return true;
  const file = join(problemFolder(slug), "solution.ts");
  return !existsSync(file) || /\bexport\b[^;]*\bsolve\b/.test(readFileSync(file, "utf8"));
}

function caseFault(slug: string, name: string, origin: CaseOrigin): string | undefined {
  const files = caseFiles(slug, name);
  if (!existsSync(files.out) && !origin.anyAnswer) {
    return 'it has no answer: write its .out file, or "anyAnswer": true in cases.json';
  }
  const input = readFileSync(files.in);
  const expected = existsSync(files.out) ? readFileSync(files.out) : Buffer.of();
  try {
    problemExport<(input: Uint8Array) => void>(slug, "validate.ts", "validate")?.(input);
  } catch (error) {
    return `the validator refuses it: ${error instanceof Error ? error.message : error}`;
  }
  if (origin.anyAnswer) return undefined;
  if (origin.from === "generator") {
    if (isLarge(name)) {
      const same = sha256(input) === origin.sha256?.in && sha256(expected) === origin.sha256.out;
      return same ? undefined : "its SHA-256 is not that of cases.json";
    }
    const generated = makeCase(slug, name, origin);
    const same = input.equals(generated.input) && expected.equals(generated.output);
    return same
      ? undefined
      : `generator ${origin.generator}, seed ${origin.seed} makes other bytes`;
  }
  const check = pureCheck(slug, problemExport<Problem>(slug, "problem.ts", "problem")?.checker);
  const verdict = check(input, expected, expected);
  if (verdict.verdict !== "AC") return `the expected answer is not accepted: ${verdict.message}`;
  if (origin.from === "published" || !hasOracle(slug)) return undefined;
  try {
    const result = check(input, expected, oracle(slug)(input));
    return result.verdict === "AC" ? undefined : `the oracle says otherwise: ${result.message}`;
  } catch (error) {
    return `the oracle fails: ${error instanceof Error ? error.message : error}`;
  }
}
