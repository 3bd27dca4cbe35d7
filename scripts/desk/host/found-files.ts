import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CACHE } from "../../base/host/roots";

const FOLDER = join(CACHE, "desk", "found");

/** What a case's last run left: the engine writes it, the server reads it. */
export const FOUND_PARTS = ["found", "same", "stderr", "talk"] as const;
export type FoundPart = (typeof FOUND_PARTS)[number];

const NAMES: Readonly<Record<FoundPart, string>> = {
  found: "case",
  same: "same",
  stderr: "stderr",
  talk: "talk",
};

/** The output of a case's last run, its stderr, or what an interactive program and its partner said. */
export function foundFile(slug: string, name: string, part: FoundPart = "found"): string {
  return join(FOLDER, encodeURIComponent(slug), `${NAMES[part]} ${encodeURIComponent(name)}`);
}

/** Input and output of the last run on a custom input. */
export function customFile(slug: string, part: "input" | "output"): string {
  return join(FOLDER, encodeURIComponent(slug), part);
}

export function writeFound(file: string, content: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Notes that the output equals the expected one byte for byte, instead of a copy of it. */
export function writeSame(slug: string, name: string, expected: string): void {
  writeFound(foundFile(slug, name, "same"), versionOf(expected));
}

/** The file that holds the output of a case's last run; undefined where none is kept. */
export function outputFile(
  slug: string,
  name: string,
  expected: string | undefined,
): string | undefined {
  const same = foundFile(slug, name, "same");
  if (existsSync(same)) {
    return expected !== undefined &&
      existsSync(expected) &&
      readFileSync(same, "utf8") === versionOf(expected)
      ? expected
      : undefined;
  }
  const file = foundFile(slug, name);
  return existsSync(file) ? file : undefined;
}

export function dropFound(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

function versionOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}
