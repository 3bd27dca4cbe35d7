import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { globSync } from "glob";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { HERE, WORKSPACE } from "../../base/host/roots";
import { systemHints } from "../../base/host/system-hints";
import { nearest } from "../../base/nearest";
import { byContest, tasksNamed } from "../desk-task";
import { folderSlug } from "../folder-slug";
import { otherLanguage } from "../other-language";
import { deskLetters, deskTasks } from "./desk";
import { programsAt } from "./named-program";

const PLACE = { root: WORKSPACE, from: HERE, platform: process.platform };

/**
 * The problems named, in that order: by slug or folder; on the desk also by letter, by the start of a
 * name, or by "." for the current folder. Without a word all of problems/, by name.
 * Throws for the first unknown one.
 */
export function findSlugs(words: readonly string[]): string[] {
  const slugs = globSync("problems/*/", { cwd: WORKSPACE, posix: true })
    .map((path) => path.split("/")[1]!)
    .sort();
  if (words.length === 0) return slugs;
  return [...new Set(words.map((word) => slugOf(word, slugs)))];
}

function slugOf(typed: string, slugs: readonly string[]): string {
  const word = folderSlug(typed, PLACE) ?? typed;
  const slug = word.toLowerCase(); // a name on Windows has no case
  if (slugs.includes(slug)) return slug;
  const tasks = deskTasks();
  const ofContest = deskLetters().get(slug);
  if (ofContest !== undefined && slugs.includes(ofContest)) return ofContest;
  const [task, other] = tasksNamed(word, tasks);
  if (task && !other) return task.slug;
  if (task && other) {
    const names = tasksNamed(word, tasks).map(({ slug }) => slug);
    throw new ExpectedError(`"${word}" may mean several tasks`, names.join(", "), EXIT.usage);
  }
  if (typed === ".") {
    const message = "this is no folder of a problem";
    throw new ExpectedError(
      message,
      `cd problems/${slugs[0] ?? "knight-moves"}`,
      EXIT.nothingMatched,
    );
  }
  const [program] = programsAt(typed);
  if (program !== undefined) {
    const message = `"${typed}" is no problem; judge takes a program's path`;
    throw new ExpectedError(message, `npm run judge ${program}`, EXIT.nothingMatched);
  }
  const language = existsSync(resolve(HERE, typed)) ? otherLanguage(typed) : undefined;
  if (language !== undefined) {
    const message = `${typed} is ${language.name}: judge alone takes it, with its cases beside it`;
    throw new ExpectedError(message, `npm run judge ${typed}`, EXIT.nothingMatched);
  }
  if (otherLanguage(typed) !== undefined) {
    const folder = systemHints().list(dirname(resolve(HERE, typed)));
    throw new ExpectedError(`there is no file ${typed}`, folder, EXIT.nothingMatched);
  }
  const lettered = (byContest(tasks)[0] ?? []).map(({ slug }) => slug);
  const hints = nearest(word, [...slugs, ...tasks.map(({ slug }) => slug)]);
  const onDesk = word.length < 3 && lettered.length > 0 ? lettered : hints;
  const hint = onDesk.length > 0 ? onDesk.join(", ") : systemHints().list("problems");
  throw new ExpectedError(`no problem "${word}"`, hint, EXIT.nothingMatched);
}
