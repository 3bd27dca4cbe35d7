import { readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { CACHE } from "../../../base/host/roots";
import { writeAtomically } from "../../../base/host/write-atomically";
import { sha256 } from "../../../problem/sha256";
import type { CaseResult } from "../../events/case-result";

const KEPT_DAYS = 30;
const KEPT_MOST = 4000;

interface Entry {
  readonly result: CaseResult;
  /** Day of its last use, since 1970. */
  readonly day: number;
}

/**
 * Verdicts of one problem under the hash of all that decides them, in one file that is replaced
 * whole. Two runs at once may lose each other's new verdicts, never more; each write drops old entries.
 */
export class VerdictStore {
  private readonly file: string;
  private readonly today = Math.floor(Date.now() / 86_400_000);
  private entries: Map<string, Entry>;
  private readonly lastMs = new Map<string, number>();
  private changed = false;

  constructor(file: string) {
    this.file = file;
    this.entries = read(file);
    for (const { result } of this.entries.values()) this.lastMs.set(result.name, result.timeMs);
  }

  get(key: string): CaseResult | undefined {
    const entry = this.entries.get(key);
    if (entry && entry.day !== this.today) this.put(key, entry.result);
    return entry?.result;
  }

  put(key: string, result: CaseResult): void {
    this.entries.delete(key); // last in the order of insertion, so last to be dropped
    this.entries.set(key, { result, day: this.today });
    this.changed = true;
  }

  /** How long a case took when it was last run, whatever the program was. */
  lastTimeMs(name: string): number | undefined {
    return this.lastMs.get(name);
  }

  save(): void {
    if (!this.changed) return;
    const merged = new Map([...read(this.file), ...this.entries]);
    const fresh = [...merged].filter(([, { day }]) => this.today - day <= KEPT_DAYS);
    writeAtomically(this.file, JSON.stringify(fresh.slice(-KEPT_MOST)));
    this.changed = false;
  }

  /** Saves what is new here, and reads what others saved. */
  sync(): void {
    this.save();
    this.entries = new Map([...this.entries, ...read(this.file)]);
  }
}

/** The verdicts of a problem; those of a program elsewhere, which has its path for a slug, by its hash. */
export function verdictFile(slug: string): string {
  const name = isAbsolute(slug) ? join("elsewhere", sha256(slug).slice(0, 16)) : slug;
  return join(CACHE, "verdicts", `${name}.json`);
}

/** A file that cannot be read counts as an empty cache. */
function read(file: string): Map<string, Entry> {
  try {
    return new Map(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return new Map();
  }
}
