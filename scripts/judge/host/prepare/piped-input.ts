import { fstatSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "../../../base/host/scratch-folder";

export interface PipedInput {
  readonly file: string;
  remove(): void;
}

/** The file of the piped or redirected stdin; undefined where nothing is piped. */
export function pipedInput(): PipedInput | undefined {
  const stdin = fstatSync(0);
  if (!stdin.isFIFO() && !stdin.isFile() && !stdin.isSocket()) return undefined;
  const bytes = readFileSync(0);
  if (bytes.length === 0) return undefined;
  const folder = scratchFolder();
  const file = join(folder, "input");
  writeFileSync(file, bytes);
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
