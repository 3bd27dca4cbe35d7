import { statSync } from "node:fs";
import { historyFile, SeedHistory } from "../../many/host/seed-history";
import { bestScores, type NumberedRun, setText } from "../../many/seeds/seed-run";
import { relative, type SeedScore } from "../../many/seeds/seed-score";
import type { SeedsView } from "../seeds-view";

const MOST_RUNS = 100;
const MOST_SEEDS = 1000;

const kept = new Map<string, { readonly mark: string; readonly view: SeedsView | null }>();

/** The runs of a task on seeds; their file is read again only where it has changed. */
export function seedsOfTask(slug: string, file = historyFile(slug, "")): SeedsView | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return null;
  const mark = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
  const before = kept.get(file);
  if (before?.mark === mark) return before.view;
  const view = seedsView(new SeedHistory(file, () => {}).runs); // jb seeds names torn lines
  kept.set(file, { mark, view });
  return view;
}

/** Of the runs of a history those like the last; null where there is none. */
function seedsView(runs: readonly NumberedRun[]): SeedsView | null {
  const last = runs.at(-1);
  if (!last) return null;
  const best = bestScores(runs, last);
  const shareOf = (results: readonly SeedScore[]) => {
    const share = relative(results, best, last.goal);
    return share === undefined || Number.isNaN(share) ? null : share;
  };
  const like = runs.filter(({ goal, scoring }) => goal === last.goal && scoring === last.scoring);
  return {
    runs: like.slice(-MOST_RUNS).map(({ run, set, comment = "", results }) => ({
      share: shareOf(results),
      text: [`run ${run}`, setText(set), comment].filter((word) => word !== "").join(", "),
    })),
    seeds: last.results.slice(0, MOST_SEEDS).map((result) => ({
      share: shareOf([result]),
      text: `seed ${result.seed}: ${result.score ?? result.verdict}`,
    })),
  };
}
