import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "../../../base/host/scratch-folder";
import { contentHash } from "../../../problem/host/content-hash";
import { withCrlf } from "../../decide/line-ends";

/** Copies of inputs whose lines end in CRLF, for judges that have it; `close` removes them. */
export class CrlfInputs {
  private folder: string | undefined;
  private readonly files = new Map<string, string>();

  /** The file of the copy, or the input itself where that has CR already. */
  fileOf(input: string): string {
    const hash = contentHash(input);
    const file = this.files.get(hash) ?? this.made(input, hash);
    this.files.set(hash, file);
    return file;
  }

  close(): void {
    if (this.folder !== undefined) rmSync(this.folder, { recursive: true, force: true });
    this.folder = undefined;
    this.files.clear();
  }

  private made(input: string, hash: string): string {
    const bytes = readFileSync(input);
    const crlf = withCrlf(bytes);
    if (crlf === bytes) return input;
    this.folder ??= scratchFolder();
    const file = join(this.folder, `${hash}.in`);
    writeFileSync(file, crlf);
    return file;
  }
}
