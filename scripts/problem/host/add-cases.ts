import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { casesFolder } from "../../base/host/repository";
import { type DraftCase, freeName, freeSample } from "../draft";
import { readCaseOrigins, writeCaseOrigins } from "./case-origins";
import { putCase } from "./write-problem";

export interface Added {
  /** Names of the cases that were written. */
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
  const present = new Map<string, string>();
  for (const name of taken) {
    if (files.has(`${name}.in`)) present.set(key(readFileSync(join(folder, `${name}.in`))), name);
  }
  const added: string[] = [];
  const differing: string[] = [];
  for (const each of cases) {
    const ours = present.get(key(each.input));
    if (ours !== undefined) {
      if (!holds(join(folder, `${ours}.out`), each.output)) differing.push(ours);
      continue;
    }
    const isSample = each.name.startsWith("sample-");
    const name = isSample ? freeSample(taken) : freeName(each.name, taken);
    putCase(folder, { ...each, name });
    taken.add(name);
    present.set(key(each.input), name);
    origins[name] = each.origin;
    added.push(name);
  }
  if (added.length > 0) writeCaseOrigins(slug, origins, root);
  return { added, differing };
}

function key(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}

/** True where the file is there and has these bytes. */
function holds(file: string, bytes: Uint8Array): boolean {
  try {
    return readFileSync(file).equals(bytes);
  } catch {
    return false;
  }
}
