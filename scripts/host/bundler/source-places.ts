import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../repository";
import type { Program } from "../runner/program";

const LAST_LINES = 12;

/**
 * Tells the places of a stack trace as places in the TypeScript sources. A bundle keeps the lines of
 * its sources as they are, so a line is looked up by its text; where it is not unique or was
 * changed, the place in the bundle stays.
 */
export function withSourcePlaces(stderr: string, { bundle }: Program): string {
  const lines = stderr.trimEnd().split("\n");
  if (!bundle) return lines.slice(-LAST_LINES).join("\n");
  const places = sourcePlaces(bundle.code, bundle.sources);
  const name = basename(bundle.file).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const place = new RegExp(`(?:file://)?[^\\s()]*${name}:(\\d+)(?::(\\d+))?`, "g");
  return lines
    .filter((line) => !/^\s+at .*\(?node:/.test(line) && !/^Node\.js v/.test(line))
    .slice(-LAST_LINES)
    .map((line) =>
      line.replace(place, (whole, at: string) => places(Number(at)) ?? basename(whole)),
    )
    .join("\n")
    .trim();
}

function sourcePlaces(
  code: string,
  sources: readonly string[],
): (line: number) => string | undefined {
  const seen = new Map<string, string | undefined>();
  for (const file of sources) {
    const lines = readFileSync(join(ROOT, file), "utf8").split("\n");
    lines.forEach((line, at) => {
      const key = plain(line);
      seen.set(key, seen.has(key) ? undefined : `${file}:${at + 1}`);
    });
  }
  const bundled = code.split("\n");
  return (line) => seen.get(plain(bundled[line - 1] ?? ""));
}

/** A line without its blanks and without what looks like a type. */
function plain(line: string): string {
  return line
    .replace(/\s+/g, "")
    .replace(/:[A-Za-z0-9_]+(\[\])*(?=[,)={;])/g, "")
    .replace(/!(?=[;.,)\]])/g, "");
}
