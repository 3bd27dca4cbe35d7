import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { ExpectedError } from "../../base/expected-error";
import type { CaseResult } from "../../judge/events/case-result";
import type { ProblemResult } from "../../judge/events/judge-event";
import { judge } from "../../judge/judge";
import type { Judged, JudgeHost } from "../../judge/judged";
import { hash, type Program } from "../../runner/host/program";
import type { Job } from "../job";
import { type JobResult, nameOf, outcomeOf } from "../job-result";
import { type JudgingPlace, type KeyedJob, keysOfJob } from "./job-keys";
import type { ResultsFile } from "./results-file";

/** A job and the number of its line. */
export interface NumberedJob {
  readonly job: Job;
  readonly at: number;
}

export interface BatchParts {
  readonly host: JudgeHost<Program>;
  readonly place: JudgingPlace;
  readonly results: ResultsFile;
  /** Cases at once. */
  readonly jobs: number;
  readonly interrupted: AbortSignal;
  prepare(job: Job): Promise<Judged<Program>>;
  /** Hears each result, and whether it was known before. */
  ended(result: JobResult, isKnown: boolean): void;
  /** Hears of a job that cannot be judged. */
  refused(job: NumberedJob, error: ExpectedError): void;
}

interface Prepared extends KeyedJob {
  readonly job: Job;
  readonly judged: Judged<Program>;
  readonly claim: string;
  readonly cases: CaseResult[];
  round: number;
}

const PAUSE_MS = 200;
/** A JE is tried once more. */
const ROUNDS = 2;

/** Judges jobs side by side, each as one program of the judge, and none whose key has a result. */
export class Batch {
  private readonly parts: BatchParts;
  private readonly open = new Map<string, Prepared>();
  private readonly again: Prepared[] = [];
  /** Those that another process, or another job here with the same key, judges now. */
  private readonly waiting: Prepared[] = [];
  private readonly wakers: (() => void)[] = [];
  private admitted = 0;

  constructor(parts: BatchParts) {
    this.parts = parts;
    parts.interrupted.addEventListener("abort", () => this.wake());
  }

  async run(numbered: AsyncIterator<NumberedJob>): Promise<void> {
    const { host, jobs, interrupted } = this.parts;
    const count = { problems: 0, cases: 0 };
    const coming = { problems: this.arriving(numbered), count, preparing: 0 };
    for await (const event of judge(coming, host, { jobs, interrupted })) {
      if (event.type === "case-end") this.open.get(event.label!)?.cases.push(event);
      if (event.type === "problem-end") this.end(event);
    }
  }

  /** One more than run at once is prepared, so that the next is there when one ends. */
  private async *arriving(numbered: AsyncIterator<NumberedJob>): AsyncGenerator<Judged<Program>> {
    let next: Promise<IteratorResult<NumberedJob>> | undefined = numbered.next();
    while (!this.parts.interrupted.aborted) {
      const again = this.open.size > this.parts.jobs ? undefined : this.again.shift();
      if (again) yield this.admit(again);
      else if (this.open.size > this.parts.jobs) await this.change();
      else if (next) {
        const line: IteratorResult<NumberedJob> | undefined = await Promise.race([
          next,
          this.change(),
        ]);
        if (!line) continue;
        next = line.done ? undefined : numbered.next();
        if (!line.done) yield* this.begin(line.value);
      } else if (this.open.size + this.waiting.length > 0) {
        await Promise.race([this.change(), ...(this.waiting.length > 0 ? [sleep(PAUSE_MS)] : [])]);
        this.parts.results.refresh();
        for (const prepared of this.waiting.splice(0)) yield* this.take(prepared);
      } else return;
    }
  }

  private async *begin(numbered: NumberedJob): AsyncGenerator<Judged<Program>> {
    const { place, prepare, refused } = this.parts;
    const { job } = numbered;
    // A signal is heard only between two turns; the first may belong to the one that runs now.
    for (let turn = 0; turn < 2; turn++) await nextTurn();
    if (this.parts.interrupted.aborted) return;
    try {
      const judged = await prepare(job);
      if (judged.cases.length === 0) {
        throw new ExpectedError(`${job.problem} has no case`, `npm run judge ${job.problem}`);
      }
      const keyed = keysOfJob(job, judged, place);
      const claim = keyed.anew === undefined ? keyed.key : hash(keyed.key, nameOf(job));
      yield* this.take({ ...keyed, job, judged, claim, cases: [], round: 1 });
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      refused(numbered, error);
    }
  }

  /** The job if nobody has its result or judges it now. */
  private *take(prepared: Prepared): Generator<Judged<Program>> {
    const { results } = this.parts;
    const { key, claim, anew, job } = prepared;
    const own = () => results.find(key, nameOf(job), anew !== undefined);
    if (own() || !results.claim(claim)) {
      const result = results.find(key, nameOf(job));
      if (result) this.parts.ended(result, true);
      else this.waiting.push(prepared);
      return;
    }
    results.refresh();
    const result = own() ?? (anew === undefined ? results.find(key) : undefined);
    if (!result) {
      yield this.admit(prepared);
      return;
    }
    const isOwn = result === own();
    const answer = isOwn ? result : { ...result, ...job, copied: true as const };
    if (!isOwn) results.add(answer);
    results.release(claim);
    this.parts.ended(answer, true);
  }

  private admit(prepared: Prepared): Judged<Program> {
    const label = String(++this.admitted);
    prepared.cases.length = 0;
    this.open.set(label, prepared);
    return { ...prepared.judged, label, troubles: [] };
  }

  private end(problem: ProblemResult): void {
    const { results, place } = this.parts;
    const prepared = this.open.get(problem.label!)!;
    const { job, judged, claim, cases, key, keys, anew } = prepared;
    if (cases.length < judged.cases.length && !cases.some(({ notRun }) => notRun)) return; // interrupted
    this.open.delete(problem.label!);
    this.wake();
    if (problem.verdict === "JE" && prepared.round++ < ROUNDS) {
      this.again.push(prepared);
      return;
    }
    const troubles = judged.troubles.map(({ message }) => message);
    const order = judged.cases.map(({ name }) => name);
    const result: JobResult = {
      ...{ schema: 1, ...job, ...outcomeOf(problem, cases, order), tier: place.tier, key, keys },
      ...(anew !== undefined && { anew }),
      ...(troubles.length > 0 && { troubles }),
    };
    results.add(result);
    // Of one that is judged anew the claim stays: no other run judges it while this process lives.
    if (anew === undefined || result.verdict === "JE") results.release(claim);
    this.parts.ended(result, false);
  }

  /** Ends when a job does, and when the run is interrupted. */
  private change(): Promise<undefined> {
    return new Promise((ended) => this.wakers.push(() => ended(undefined)));
  }

  private wake(): void {
    for (const ended of this.wakers.splice(0)) ended();
  }
}
