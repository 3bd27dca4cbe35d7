import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { casesFolder } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { type CaseOrigin, isOfSameSource, renewedOrigin } from "../case-origin";
import { type DraftCase, freeName, freeNumbered } from "../draft";
import { readCaseOrigins, writeCaseOrigins } from "./case-origins";
import { copyAside } from "./copy-aside";
import { putCase } from "./write-problem";

const NUMBERED = ["sample", "hand"] as const;

export interface Added {
  /** Names of the cases that were written, and of those that had no answer and got one. */
  readonly added: readonly string[];
  /** Names of cases with the same input and another output: the existing case was kept. */
  readonly differing: readonly string[];
  /** Names of cases whose source has another input by that name now: they were kept, and that one was added. */
  readonly outdated?: readonly string[];
  /** Names of cases that were replaced; the old files lie beside them as <name>.out.old, .old2 and so on. */
  readonly renewed?: readonly string[];
}

export interface AddOptions {
  /** Their names are their source's own: sample-1 is its first sample. */
  readonly isNumbered?: boolean;
  /** Replaces answers that differ, and inputs of the same name where cases are numbered. */
  readonly renew?: boolean | undefined;
}

/** Adds the cases whose input is new to the problem; existing cases stay as they are, but with `renew`. */
export function addCases(
  root: string,
  slug: string,
  cases: readonly DraftCase[],
  { isNumbered = false, renew = false }: AddOptions = {},
): Added {
  const shelf = new Shelf(root, slug);
  const wanted = new Set(cases.map(({ input }) => key(input)));
  const done: Required<Mutable<Added>> = { added: [], differing: [], outdated: [], renewed: [] };
  for (const candidate of cases) {
    const old = isNumbered ? shelf.outdated(candidate, wanted) : undefined;
    const same = shelf.withInput(candidate.input);
    if (old !== undefined && renew) {
      shelf.replace(old, candidate);
      done.renewed.push(old);
      // It came before, when ours was kept, and stands under another name.
      for (const name of same) if (shelf.isCopy(name, candidate)) shelf.remove(name);
      continue;
    }
    if (old !== undefined) done.outdated.push(old);
    if (same.length === 0) done.added.push(shelf.add(candidate));
    else if (candidate.output !== undefined && !shelf.hasAnswer(same, candidate.output)) {
      const open = same.find((name) => !shelf.files.has(`${name}.out`));
      const ours = shelf.preferred(same, candidate);
      if (open !== undefined) done.added.push(shelf.answer(open, candidate.output));
      else if (renew && shelf.isRenewable(ours)) {
        shelf.replace(ours, candidate);
        done.renewed.push(ours);
      } else done.differing.push(ours);
    }
  }
  if (done.added.length + done.renewed.length > 0) shelf.close();
  const { added, differing, outdated, renewed } = done;
  return {
    added,
    differing,
    ...(outdated.length > 0 && { outdated }),
    ...(renewed.length > 0 && { renewed }),
  };
}

type Mutable<Lists> = { -readonly [Name in keyof Lists]: string[] };

/** The cases that a problem has. */
class Shelf {
  readonly files: Set<string>;
  private readonly root: string;
  private readonly slug: string;
  private readonly folder: string;
  private readonly origins: Record<string, CaseOrigin>;
  private readonly taken: Set<string>;
  private readonly names = new Map<string, readonly string[]>();

  constructor(root: string, slug: string) {
    [this.root, this.slug, this.folder] = [root, slug, casesFolder(slug, root)];
    mkdirSync(this.folder, { recursive: true });
    this.origins = { ...readCaseOrigins(slug, root) };
    this.files = new Set(readdirSync(this.folder));
    const cases = [...this.files].map((file) => file.replace(/\.(in|out)$/, ""));
    this.taken = new Set([...Object.keys(this.origins), ...cases]);
    for (const name of this.taken) if (this.files.has(`${name}.in`)) this.know(name);
  }

  withInput(input: Uint8Array): readonly string[] {
    return this.names.get(key(input)) ?? [];
  }

  hasAnswer(names: readonly string[], output: Uint8Array): boolean {
    return names.some((name) => this.read(`${name}.out`)?.equals(output));
  }

  /** The case that the candidate corrects: its namesake of the same source, whose input that has no more. */
  outdated({ name, input, origin }: DraftCase, wanted: ReadonlySet<string>): string | undefined {
    const before = this.origins[name];
    const ours = this.read(`${name}.in`);
    if (before === undefined || ours === undefined || ours.equals(input)) return undefined;
    return isOfSameSource(before, origin) && !wanted.has(key(ours)) ? name : undefined;
  }

  /** Of several with one input: the source's own, by that name where it has it. */
  preferred(names: readonly string[], { name, origin }: DraftCase): string {
    const sameSource = names.filter((one) => isOfSameSource(this.origins[one], origin));
    const some = sameSource.length > 0 ? sameSource : names;
    return some.find((one) => one === name) ?? some[0]!;
  }

  /** What a seed makes is not replaced: it would come again. */
  isRenewable(name: string): boolean {
    return this.origins[name]?.from !== "generator";
  }

  isCopy(name: string, { input, output, origin }: DraftCase): boolean {
    const isSame = this.read(`${name}.in`)?.equals(input) && this.hasAnswer([name], output ?? NONE);
    return isSame === true && isOfSameSource(this.origins[name], origin);
  }

  add(candidate: DraftCase): string {
    const start = NUMBERED.find((word) => candidate.name.startsWith(`${word}-`));
    const name = start ? freeNumbered(start, this.taken) : freeName(candidate.name, this.taken);
    putCase(this.folder, { ...candidate, name });
    this.taken.add(name);
    this.names.set(key(candidate.input), [name]);
    this.origins[name] = candidate.origin;
    return name;
  }

  answer(name: string, output: Uint8Array): string {
    writeAtomically(join(this.folder, `${name}.out`), output);
    this.files.add(`${name}.out`);
    return name;
  }

  replace(name: string, { input, output, origin }: DraftCase): void {
    const isSameInput = this.read(`${name}.in`)?.equals(input);
    copyAside(this.folder, isSameInput ? [`${name}.out`] : [`${name}.in`, `${name}.out`]);
    if (!isSameInput) writeAtomically(join(this.folder, `${name}.in`), input);
    if (output !== undefined) this.answer(name, output);
    this.origins[name] = renewedOrigin(this.origins[name], origin);
    this.know(name);
  }

  remove(name: string): void {
    for (const [input, names] of this.names) {
      if (names.includes(name))
        this.names.set(
          input,
          names.filter((one) => one !== name),
        );
    }
    for (const file of [`${name}.in`, `${name}.out`]) {
      rmSync(join(this.folder, file), { force: true });
      this.files.delete(file);
    }
    delete this.origins[name];
  }

  close(): void {
    writeCaseOrigins(this.slug, this.origins, this.root);
  }

  private know(name: string): void {
    const input = key(readFileSync(join(this.folder, `${name}.in`)));
    this.names.set(input, [...new Set([...(this.names.get(input) ?? []), name])]);
  }

  /** The bytes of a file; undefined where it is not there. */
  private read(file: string): Buffer | undefined {
    try {
      return readFileSync(join(this.folder, file));
    } catch {
      return undefined;
    }
  }
}

const NONE = new Uint8Array();

function key(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}
