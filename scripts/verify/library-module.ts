import { nearest } from "../base/nearest";
import type { Trouble } from "../problem/trouble";

/** A module of lib/ that has a program to verify it. */
export interface LibraryModule {
  /** "disjoint-sets" */
  readonly name: string;
  /** Its x.verify.ts and x.twin.ts, from the root of the repository. */
  readonly program: string;
  readonly twin: string;
}

/** The judge's id of the problem that a verify program solves, as its card has it: the end of the address. */
export function problemOf(text: string): string | undefined {
  const card = text.slice(0, text.indexOf("*/"));
  return /\bSource\b[\s\S]*?https?:\/\/[^\s,;]+[/=]([\w-]+)/.exec(card)?.[1];
}

const ENDING = ".verify.ts";

export function moduleOf(program: string): LibraryModule {
  const stem = program.slice(0, -ENDING.length);
  return { name: stem.slice(stem.lastIndexOf("/") + 1), program, twin: `${stem}.twin.ts` };
}

/** A path as it is typed, on Windows with backslashes. */
function asPosix(typed: string): string {
  return typed.replaceAll("\\", "/").replace(/^\.\/|\/$/g, "");
}

/** lib/graph/proof/csr of lib/graph/csr, where its program lies. */
function inProof(stem: string): string {
  return stem.replace(/^(lib\/[a-z]+)\/(?=[^/]+$)/, "$1/proof/");
}

interface ProgramFiles {
  readonly exists: (path: string) => boolean;
  readonly textOf: (program: string) => string;
  readonly listing: string;
}

/**
 * The modules that the words name: "disjoint-sets", "lib/structure/disjoint-sets.ts", a topic's folder
 * "lib/structure", the path of any verify program, or, where no module has that name, the judge's id of
 * a problem: "deque"; all of lib/ without words. `listing` is the hint where nothing is near.
 */
export function chooseModules(
  words: readonly string[],
  programs: readonly string[],
  { exists, textOf, listing }: ProgramFiles,
): { modules: LibraryModule[]; unknown: Trouble[] } {
  const chosen = new Set<string>(words.length === 0 ? programs : []);
  const unknown: Trouble[] = [];
  const names = programs.map((program) => moduleOf(program).name);
  for (const word of words.map(asPosix)) {
    const stem = word.replace(/(\.(verify|twin|test|bench))?\.ts$/, "");
    const matching = programs.filter(
      (program) =>
        moduleOf(program).name === stem ||
        program === `${inProof(stem)}${ENDING}` ||
        (word.startsWith("lib/") && program.startsWith(`${word}/`)),
    );
    if (matching.length === 0 && word.endsWith(ENDING) && exists(word)) matching.push(word);
    if (matching.length === 0 && /^[\w-]+$/.test(word)) {
      matching.push(...programs.filter((program) => problemOf(textOf(program)) === word));
    }
    for (const program of matching) chosen.add(program);
    if (matching.length > 0) continue;
    const near = nearest(stem.slice(stem.lastIndexOf("/") + 1), names);
    const hint = near.length > 0 ? near.join(", ") : listing;
    unknown.push({ message: `no module "${word}" with a verify program`, hint });
  }
  return { modules: [...chosen].map(moduleOf), unknown };
}
