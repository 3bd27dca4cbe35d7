import { bundle } from "./bundle";
import { programsOf } from "./programs-of";

/**
 * The 53 bundles before unused members and comments for callers went, at commit dbb6387: the sum of
 * their bytes for their default targets, without the lines "Made from" and "SHA-256".
 */
const BEFORE = { problems: 53, sizeBytes: 1_071_653 };

/** What all problems weigh for their default targets, beside what they weighed. */
export async function totalSize(): Promise<string> {
  const programs = programsOf([]);
  let sizeBytes = 0;
  for (const program of programs) {
    const { code } = await bundle(program);
    sizeBytes += Buffer.byteLength(code.replace(/^\/\/ (Made from|SHA-256 of) .*\n/gm, ""));
  }
  const shown = (count: number) => count.toLocaleString("en");
  const part = ((100 * sizeBytes) / BEFORE.sizeBytes).toFixed(1);
  return `${programs.length} bundles, ${shown(sizeBytes)} bytes; before, ${BEFORE.problems}: ${shown(BEFORE.sizeBytes)} (now ${part} %)\n`;
}
