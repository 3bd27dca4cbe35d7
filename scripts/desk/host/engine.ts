import { availableParallelism } from "node:os";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { diskFault, isDiskFault } from "../../base/host/disk-fault";
import { onInterruption } from "../../base/host/interruption";
import { WORKSPACE } from "../../base/host/roots";
import { KeptHost } from "../../judge/host/engine/kept-host";
import { openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { drawBoard } from "../../judge/host/run/draw-board";
import { judgeSlugs } from "../../judge/host/run/judge-slugs";
import { followEdits } from "../../judge/watch/host/follow-edits";
import type { SandboxChoice } from "../../runner/host/box/sandbox";
import type { EngineOrder, EngineReport, JudgeWish, TriedOutcome } from "../engine-message";
import { knownResults } from "./known-results";
import { type KeptOutputs, outputKeeper } from "./output-keeper";
import { listProblems, taskFacts } from "./task-facts";
import { NOTHING, tryInput } from "./try-input";

/**
 * The process that judges: it takes orders and reports events, by the same engine and the same kept
 * verdicts as `jb judge`. A problem.ts or a view.ts that loops holds this process up, not the page.
 */
export async function runDeskEngine(sandbox: SandboxChoice): Promise<ExitCode> {
  const report = (message: EngineReport) => void process.send?.(message, () => {});
  const over = onInterruption(() => {});
  const ending = new AbortController();
  const end = () => ending.abort();
  over.addEventListener("abort", end);
  process.on("disconnect", end);
  const engine = new Engine(report, sandbox);
  const watched = new Set<string>();
  let again = (_slug: string) => {};
  process.on("message", (order: EngineOrder) => {
    if (order.type === "end") end();
    else if (order.type === "judge") {
      engine.wishes.set(order.slug, order);
      again(order.slug);
    } else if (order.type === "follow") {
      watched.clear();
      for (const slug of order.slugs) watched.add(slug);
    } else
      void engine
        .take(order)
        .catch((error) => engine.tell(error, "slug" in order ? order.slug : undefined));
  });
  const follower = {
    judge: (slug: string, stale: AbortSignal) => engine.judge(slug, stale),
    changed: (paths: readonly string[]) => report({ type: "changed", paths }),
    idle: () => {},
    keys: (judgeAgain: (slug: string) => void) => {
      again = judgeAgain;
      report({ type: "ready" });
    },
  };
  try {
    await followEdits(WORKSPACE, [], watched, follower, ending.signal);
  } finally {
    await engine.close();
  }
  process.disconnect?.();
  return EXIT.accepted;
}

class Engine {
  /** What the next judging of a problem is to be. */
  readonly wishes = new Map<string, JudgeWish>();
  private readonly cancelled = new Set<string>();
  private readonly outputs: KeptOutputs = new Map();
  private readonly report: (message: EngineReport) => void;
  private readonly hosts: KeptHost;
  private readonly judges = new Map<string, JudgeWish["judge"]>();
  private judging = Promise.resolve();
  private stops = 0;
  private isEnding = false;
  private running: { readonly slug: string; readonly stop: AbortController } | undefined;

  constructor(report: (message: EngineReport) => void, sandbox: SandboxChoice) {
    this.report = report;
    this.hosts = new KeptHost(() => openJudgeHost({ sandbox }));
  }

  async take(order: Exclude<EngineOrder, { type: "end" | "judge" | "follow" }>): Promise<void> {
    switch (order.type) {
      case "look": {
        const { slug, judge } = order;
        this.judges.set(slug, judge);
        this.report({ type: "facts", slug, facts: taskFacts(slug, judge) });
        const host = outputKeeper(await this.hosts.get(), this.outputs);
        host.sync();
        this.report({ type: "known", slug, results: await knownResults(slug, judge, host) });
        return;
      }
      case "stop":
        if (this.running?.slug === order.slug) this.running.stop.abort();
        else if (this.wishes.delete(order.slug)) this.cancelled.add(order.slug);
        return;
      case "try":
        this.report({ type: "tried", slug: order.slug, outcome: await this.tried(order) });
        return;
      case "draw": {
        this.report({ type: "drawn", id: order.id, ...drawBoard(order.slug, order.input) });
        return;
      }
      case "list":
        this.report({ type: "listed", problems: listProblems() });
    }
  }

  /** What came of an input; it is run again where a judging that was stopped took the host with it. */
  private async tried(order: Extract<EngineOrder, { type: "try" }>): Promise<TriedOutcome> {
    const failed = (error: unknown) =>
      ({ ...NOTHING, verdict: "JE", message: fault(error) }) as const;
    for (;;) {
      if (this.running?.stop.signal.aborted) await this.judging;
      const { stops } = this;
      const outcome = await this.hosts
        .get()
        .then((host) => tryInput(host, order))
        .catch(failed);
      if (this.isEnding || stops === this.stops) return outcome;
    }
  }

  /** One judging: of the wish, or after an edit of all cases. */
  judge(slug: string, stale: AbortSignal): Promise<void> {
    this.judging = this.judgeOnce(slug, stale);
    return this.judging;
  }

  private async judgeOnce(slug: string, stale: AbortSignal): Promise<void> {
    if (this.cancelled.delete(slug)) {
      this.report({ type: "end", slug });
      return;
    }
    const usual = this.judges.get(slug);
    const wish: JudgeWish = this.wishes.get(slug) ?? { slug, ...(usual && { judge: usual }) };
    this.wishes.delete(slug);
    this.judges.set(slug, wish.judge);
    const stop = new AbortController();
    stale.addEventListener("abort", () => stop.abort());
    stop.signal.addEventListener("abort", () => this.stops++);
    this.running = { slug, stop };
    this.report({ type: "start", slug });
    const kept = {
      get: async () => outputKeeper(await this.hosts.get(), this.outputs, wish.again),
      close: () => this.hosts.close(),
    };
    const filter = wish.names && new RegExp(`^(?:${wish.names.map(quoted).join("|")})$`);
    try {
      (await this.hosts.get()).sync();
      const options = {
        jobs: availableParallelism(),
        limits: true,
        ...(filter && { filter }),
        ...(wish.judge && { for: wish.judge }),
      };
      await judgeSlugs([slug], [], options, {
        kept,
        open: kept.get,
        stopping(stopRun) {
          stop.signal.addEventListener("abort", stopRun);
          return stop.signal;
        },
        output: {
          event: (event) => this.report({ type: "judged", slug, event }),
          doing: () => {},
          end: () => {},
        },
      });
      (await this.hosts.get()).sync();
    } catch (error) {
      this.tell(error, slug);
    } finally {
      this.running = undefined;
      this.report({ type: "end", slug });
    }
  }

  tell(error: unknown, slug?: string): void {
    this.report({ type: "trouble", ...(slug !== undefined && { slug }), message: fault(error) });
  }

  async close(): Promise<void> {
    this.isEnding = true;
    this.running?.stop.abort();
    await this.hosts.close();
  }
}

/** An expected error with its hint, also of a disk that is full; any other as a bug with its stack. */
function fault(thrown: unknown): string {
  const error = isDiskFault(thrown) ? diskFault(thrown) : thrown;
  if (error instanceof ExpectedError) return `${error.message} (try: ${error.hint})`;
  return `bug: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function quoted(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
