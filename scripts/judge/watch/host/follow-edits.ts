import { isAbsolute } from "node:path";
import { importGraph } from "../import-graph";
import { touchedProblems } from "../touched-problems";
import { programFolder, touchedPrograms } from "../touched-programs";
import { ChangedFiles } from "./changed-files";

interface Follower {
  /** Judges one problem; ends early when the signal says that it is stale or all is over. */
  judge(slug: string, stale: AbortSignal): Promise<void>;
  /** Problems wait to be judged because files changed. */
  changed(paths: readonly string[], slugs: readonly string[]): void;
  /** Nothing is left to judge. */
  idle(): void;
  /** Gets what judges a problem again without an edit. */
  keys?(again: (slug: string) => void): void;
}

/**
 * Judges problems as their files change, the last edit first, until `over`. A run that an edit makes
 * stale is cancelled. Only the problems of `slugs` count, or all where it is undefined, and the programs
 * that `first` names by their paths.
 */
export async function followEdits(
  root: string,
  first: readonly string[],
  slugs: ReadonlySet<string> | undefined,
  follower: Follower,
  over: AbortSignal,
): Promise<void> {
  const pending = [...first];
  let running: { slug: string; stale: AbortController } | undefined;
  let wake = () => {};
  const programs = first.filter((slug) => isAbsolute(slug));
  const folders = programs.map((program) => programFolder(root, program));
  const files = new ChangedFiles(root, folders, (paths) => {
    const graph = importGraph(files.texts());
    const problems = touchedProblems(graph, paths).filter((slug) => !slugs || slugs.has(slug));
    const touched = [...problems, ...touchedPrograms(root, programs, paths)];
    if (touched.length === 0) return;
    follower.changed(paths, touched);
    for (const slug of touched.toReversed()) {
      const at = pending.indexOf(slug);
      if (at >= 0) pending.splice(at, 1);
      pending.unshift(slug);
    }
    if (running && touched.includes(running.slug)) running.stale.abort();
    wake();
  });
  follower.keys?.((slug) => {
    if (!pending.includes(slug)) pending.unshift(slug);
    if (running?.slug === slug) running.stale.abort();
    wake();
  });
  over.addEventListener("abort", () => {
    running?.stale.abort();
    wake();
  });
  try {
    while (!over.aborted) {
      const slug = pending.shift();
      if (slug === undefined) {
        follower.idle();
        await new Promise<void>((done) => {
          wake = done;
        });
        continue;
      }
      forgetModules(root);
      running = { slug, stale: new AbortController() };
      await follower.judge(slug, running.stale.signal);
      running = undefined;
    }
  } finally {
    files.close();
  }
}

/** Drops problem.ts and check.ts from require's cache, so each run reads them anew. */
function forgetModules(root: string): void {
  for (const path of Object.keys(require.cache)) {
    const place = path.slice(root.length).replaceAll("\\", "/");
    if (path.startsWith(root) && /^\/(problems|lib|\.contest)\//.test(place))
      delete require.cache[path];
  }
}
