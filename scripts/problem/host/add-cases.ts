import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { casesFolder } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { type DraftCase, freeName, freeNumbered } from "../draft";
import { readCaseOrigins, writeCaseOrigins } from "./case-origins";
import { putCase } from "./write-problem";

const NUMBERED = ["sample", "hand"] as const;

export interface Added {
  /** Names of the cases that were written, and of those that had no answer and got one. */
  readonly added: readonly string[];
  /** Names of cases with the same input and another output: the existing case was kept. */
  readonly differing: readonly string[];
}

/** Adds the cases whose input is new to the problem; existing cases stay as they are. */
export function addCases(root: string, slug: string, cases: readonly DraftCase[]): Added {
  const folder = casesFolder(slug, root);
  mkdirSync(folder, { recursive: true });
  const origins = { ...readCaseOrigins(slug, root) };
  const files = new Set(readdirSync(folder));
  const taken = new Set([
    ...Object.keys(origins),
    ...[...files].map((file) => file.replace(/\.(in|out)$/, "")),
  ]);
  const present = new Map<string, readonly string[]>();
  for (const name of taken) {
    if (!files.has(`${name}.in`)) continue;
    const input = key(readFileSync(join(folder, `${name}.in`)));
    present.set(input, [...(present.get(input) ?? []), name]);
  }
  const added: string[] = [];
  const differing: string[] = [];
  for (const candidate of cases) {
    const [first, ...others] = present.get(key(candidate.input)) ?? [];
    if (first !== undefined) {
      const { output } = candidate;
      if (output === undefined) continue;
      const names = [first, ...others];
      const open = names.find((name) => !files.has(`${name}.out`));
      if (names.some((name) => holds(join(folder, `${name}.out`), output))) continue;
      if (open === undefined) differing.push(first);
      else {
        writeAtomically(join(folder, `${open}.out`), output);
        files.add(`${open}.out`);
        added.push(open);
      }
      continue;
    }
    const start = NUMBERED.find((word) => candidate.name.startsWith(`${word}-`));
    const name = start ? freeNumbered(start, taken) : freeName(candidate.name, taken);
    putCase(folder, { ...candidate, name });
    taken.add(name);
    present.set(key(candidate.input), [name]);
    origins[name] = candidate.origin;
    added.push(name);
  }
  if (added.length > 0) writeCaseOrigins(slug, origins, root);
  return { added, differing };
}

function key(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}

/** True where the file exists and has these bytes. */
function holds(file: string, bytes: Uint8Array): boolean {
  try {
    return readFileSync(file).equals(bytes);
  } catch {
    return false;
  }
}
