import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { ExpectedError } from "../../../base/expected-error";
import { writeAtomically } from "../../../base/host/write-atomically";
import type { DraftCase } from "../../../problem/draft";
import { type Added, addCases } from "../../../problem/host/add-cases";

/** A task's button stays, so that who presses it learns what is lost. */
const DAMAGED: Kept = { names: ["samples that cannot be read"], cases: [] };

interface Kept {
  /** The kept samples that they correct. */
  readonly names: readonly string[];
  readonly cases: readonly (Omit<DraftCase, "input" | "output"> &
    Record<"input" | "output", string>)[];
}

/** Keeps the samples of a task that came in another form than ours, until somebody takes them. */
export function keepCorrected(
  root: string,
  slug: string,
  cases: readonly DraftCase[],
  { differing, outdated = [] }: Added,
): void {
  const file = fileOf(root, slug);
  const names = [...differing, ...outdated];
  if (names.length === 0) {
    dropCorrected(root, slug);
    return;
  }
  const base64 = (bytes: Uint8Array = new Uint8Array()) => Buffer.from(bytes).toString("base64");
  const kept: Kept = {
    names,
    cases: cases.map(({ input, output, ...rest }) => {
      return { ...rest, input: base64(input), output: base64(output) };
    }),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeAtomically(file, JSON.stringify(kept));
}

/** The names of our samples that came in another form; none where nothing waits. */
export function correctedNames(root: string, slug: string): readonly string[] {
  return kept(root, slug)?.names ?? [];
}

/** Takes the samples that wait, as import --renew would have. */
export function takeCorrected(root: string, slug: string): Added {
  const waiting = kept(root, slug);
  if (waiting === DAMAGED) {
    dropCorrected(root, slug);
    const message = `the corrected samples of ${slug} are lost: their file in .cache was damaged`;
    throw new ExpectedError(message, "import the task again");
  }
  const cases = (waiting?.cases ?? []).map(({ input, output, ...rest }): DraftCase => {
    const bytes = (text: string) => Buffer.from(text, "base64");
    return { ...rest, input: bytes(input), output: bytes(output) };
  });
  const changes = addCases(root, slug, cases, { isNumbered: true, renew: true });
  dropCorrected(root, slug);
  return changes;
}

/** Forgets what waits: it was of another task by that name, or is ours by now. */
export function dropCorrected(root: string, slug: string): void {
  rmSync(fileOf(root, slug), { force: true });
}

function kept(root: string, slug: string): Kept | undefined {
  const file = fileOf(root, slug);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch (error) {
    if (error instanceof SyntaxError) return DAMAGED;
    throw error;
  }
}

function fileOf(root: string, slug: string): string {
  return join(root, ".cache/corrected", `${slug}.json`);
}
