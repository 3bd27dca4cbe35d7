import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { CACHE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { sha256 } from "../sha256";

/** Above this many the file holds mostly texts of the past, and begins anew. */
const MOST = 20_000;

/** What makes a text's value depend on more than the text; comments count too, which does no harm. */
const DEPENDS =
  /^\s*(import(?! type\b)|export .*\bfrom\b)|\b(require|import\s*\(|process|globalThis|Date|Math\.random)\b/m;

/**
 * What texts of problem.ts export, by the SHA-256 of the text, so that a judging of a thousand problems
 * does not load a thousand modules. Texts that import values are not kept.
 */
export class KeptFacts {
  private readonly file: string;
  private facts: Map<string, unknown> | undefined;
  private isNew = false;

  constructor(file = join(CACHE, "problem-facts.bin")) {
    this.file = file;
  }

  recall(text: string): unknown {
    return this.all().get(sha256(text));
  }

  keep(text: string, facts: unknown): void {
    if (DEPENDS.test(text) || !isData(facts)) return;
    if (!this.isNew) process.once("exit", () => this.write());
    this.isNew = true;
    this.all().set(sha256(text), facts);
  }

  /** Writes what is new; another process may do so at the same time, and one of them is forgotten. */
  write(): void {
    if (!this.isNew) return;
    this.isNew = false;
    try {
      writeAtomically(this.file, serialize(this.all()));
    } catch {
      // a full or closed disk: the texts are loaded again next time
    }
  }

  private all(): Map<string, unknown> {
    this.facts ??= read(this.file);
    return this.facts;
  }
}

function read(file: string): Map<string, unknown> {
  try {
    const kept: unknown = deserialize(readFileSync(file));
    if (kept instanceof Map && kept.size <= MOST) return kept;
  } catch {
    // there is none yet, or it is of another Node
  }
  return new Map();
}

const DEEPEST = 20;

/** Whether a value comes back from the file as it went in. */
function isData(value: unknown, depth = 0): boolean {
  if (typeof value === "function" || typeof value === "symbol" || depth > DEEPEST) return false;
  if (typeof value !== "object" || value === null) return true;
  const prototype = Object.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || prototype === Array.prototype;
  return isPlain && Object.values(value).every((part) => isData(part, depth + 1));
}
