import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { globSync } from "glob";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { HERE, problemPath, WORKSPACE } from "../../base/host/roots";
import { systemHints } from "../../base/host/system-hints";
import { nearest } from "../../base/nearest";
import { findSlugs } from "../../problem/host/find-slugs";
import { type NamedProgram, namedProgram } from "../../problem/host/named-program";
import type { TargetName } from "../../problem/problem";
import { isProgramFile } from "../../problem/program-cases";
import { type MachineName, machine } from "../../targets/machines";
import { type SendPlace, sendPlace } from "./send-place";
import { type Page, sourcesOf, submitPage } from "./submit-page";
import { unnamedJudge } from "./unnamed-judge";

/** What is bundled, and the command that judges it. */
export interface SubmittedProgram {
  /** The problem's slug or the module's name. */
  readonly slug: string;
  /** From the root of the repository. */
  readonly program: string;
  readonly judgedBy: "judge" | "verify";
  /** What that command takes for this program. */
  readonly word: string;
  /** The judge that it is for when nobody names one; the bundler decides where it is undefined. */
  readonly target: TargetName | undefined;
  page(target: MachineName): Page;
  /** What is said where the problem names no judge that takes it: see unnamedJudge. */
  unnamed(): string | undefined;
  /** Where it is sent; `url` is what the user names. */
  place(target: MachineName, url: string | undefined): SendPlace;
}

/** A problem's solution or a program at a path; with `verify`, or for the path of a verify program, that program of a module. */
export function submittedProgram(word: string, verify: boolean): SubmittedProgram {
  if (verify || word.endsWith(".verify.ts")) return verifyProgram(word);
  const named = namedProgram(word);
  if (named && named.of?.part !== "solution.ts") return programAt(named);
  if (!named && isProgramFile(word) && existsSync(resolve(HERE, word))) {
    const message = `submit takes TypeScript and JavaScript, not ${word}`;
    throw new ExpectedError(message, "paste it into the judge's form");
  }
  const slug = findSlugs([word])[0]!;
  const program = `${problemPath(slug)}/solution.ts`;
  const page = (target: MachineName) => submitPage(slug, target);
  const unnamed = () => unnamedJudge(sourcesOf(slug));
  const place: SubmittedProgram["place"] = (target, url) => sendPlace(slug, target, url);
  return { slug, program, judgedBy: "judge", word: slug, target: undefined, page, place, unnamed };
}

/** Another program of a problem's folder has the problem's page, one elsewhere has none. */
function programAt({ file, of }: NamedProgram): SubmittedProgram {
  const page = (target: MachineName) =>
    of ? submitPage(of.slug, target) : { missing: "the program is in no problem's folder" };
  const place: SubmittedProgram["place"] = (target, url) =>
    of ? sendPlace(of.slug, target, url) : { ...(url !== undefined && { page: url }) };
  const facts = { slug: file, program: file, judgedBy: "judge", word: file } as const;
  const unnamed = () => unnamedJudge(of ? sourcesOf(of.slug) : undefined);
  return { ...facts, target: undefined, page, place, unnamed };
}

function verifyProgram(word: string): SubmittedProgram {
  const programs = globSync("lib/*/proof/*.verify.ts", { cwd: WORKSPACE, posix: true });
  const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1, -".verify.ts".length);
  const path = word.replaceAll("\\", "/").replace(/^\.\//, "");
  const program = programs.find((candidate) => candidate === path || nameOf(candidate) === path);
  if (program === undefined) {
    const near = nearest(path, programs.map(nameOf));
    const hint = near.length > 0 ? near.join(", ") : systemHints().verifyPrograms;
    const message = `no module "${word}" with a verify program`;
    throw new ExpectedError(message, hint, EXIT.nothingMatched);
  }
  // The card names the problem's page, at the one judge where it is.
  const source = readFileSync(join(WORKSPACE, program), "utf8");
  const address = /https:\/\/judge\.yosupo\.jp\/problem\/\w+/.exec(source)?.[0];
  const target = "library-checker" as const;
  const page = (judge: MachineName): Page =>
    judge === target && address
      ? { address }
      : { missing: `the card of ${program} names none of ${machine(judge).title}` };
  const place = () => ({ ...(address && { page: address }) });
  const facts = { slug: nameOf(program), program, judgedBy: "verify", word: program } as const;
  return { ...facts, target, page, place, unnamed: () => undefined };
}
