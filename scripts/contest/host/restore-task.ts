import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { CACHE, DESK } from "../../base/host/roots";
import { nearest } from "../../base/nearest";

const REMOVED = join(CACHE, "removed");

/** The tasks that were removed from the desk, by the folder that keeps what each had last. */
export function removedTasks(place = REMOVED): Map<string, string> {
  const names = existsSync(place) ? readdirSync(place) : [];
  const times = names.flatMap((name) => {
    const [, slug, at] = /^(.+)-(\d+)$/.exec(name) ?? [];
    return slug === undefined ? [] : [{ name, slug, at: Number(at) }];
  });
  times.sort((a, b) => a.at - b.at);
  return new Map(times.map(({ name, slug }) => [slug, join(place, name)]));
}

/** Those that are not on the desk again. */
export function restorable(root: string): string[] {
  const slugs = [...removedTasks().keys()];
  return slugs.filter((slug) => !existsSync(join(root, DESK, slug)));
}

/** Brings a removed task back to the desk, by its folder's name or its letter; returns that name. */
export function restoreTask(root: string, word: string, tasks = removedTasks()): string {
  const slugs = [...tasks.keys()];
  const slug =
    slugs.find((own) => own === word) ?? slugs.findLast((own) => own.startsWith(`${word}-`));
  if (slug === undefined) {
    const near = nearest(word, slugs).join(", ") || slugs.join(", ");
    const hint = near || "npm run contest";
    throw new ExpectedError(`no removed task "${word}"`, hint, EXIT.nothingMatched);
  }
  const folder = join(root, DESK, slug);
  if (existsSync(folder)) {
    const message = `${DESK}/${slug} is on the desk again`;
    throw new ExpectedError(
      message,
      `npm run contest -- remove ${slug}, which keeps it too`,
      EXIT.usage,
    );
  }
  cpSync(tasks.get(slug)!, folder, { recursive: true });
  rmSync(tasks.get(slug)!, { recursive: true });
  return slug;
}
