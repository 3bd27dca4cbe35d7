export type Role = "ours" | "plain" | "peer" | "cpp" | "start";

/** The measurements of one process, in CPU milliseconds. */
export interface Sample {
  /** The first run in the process, or the whole process. */
  readonly coldMs: number;
  /** A later run in the same process; undefined for a whole process. */
  readonly warmMs?: number;
  /** Wall time of a whole process. */
  readonly wallMs?: number;
  readonly peakMiB?: number;
  /** Checksum or digest: the same for all contenders. */
  readonly answer: string;
  readonly note?: string;
}

/** A prepared contender, or the reason why it cannot run here. */
export interface Entrant {
  readonly name: string;
  readonly role: Role;
  /** Takes part only in the first round. */
  readonly once?: boolean;
  readonly measure: (() => Promise<Sample>) | { readonly missing: string };
}

export interface BenchWork {
  readonly work: string;
  readonly kind: "function" | "process";
  readonly seed?: number;
  readonly mostMBAboveStart?: number;
  readonly entrants: readonly Entrant[];
  readonly conclude?: Conclude;
}

export interface Stats {
  readonly minMs: number;
  readonly medianMs: number;
  readonly maxMs: number;
}

export interface Row {
  readonly name: string;
  readonly role: Role;
  readonly cold: Stats;
  readonly warm?: Stats;
  readonly wall?: Stats;
  readonly peakMiB?: number;
  /** The note that the contender printed in its last process. */
  readonly note?: string;
}

export interface BenchResult {
  readonly work: string;
  readonly kind: "function" | "process";
  readonly seed?: number;
  readonly mostMBAboveStart?: number;
  readonly rounds: number;
  readonly rows: readonly Row[];
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
  /** Lines computed from several rows. */
  readonly conclusions?: readonly string[];
}

/** Peak memory above that of Node's own start; medians of the rounds. */
export function aboveStartMB(result: BenchResult, { peakMiB }: Row): number | undefined {
  const start = result.rows.find(({ role }) => role === "start")?.peakMiB;
  if (peakMiB === undefined || start === undefined) return undefined;
  return ((peakMiB - start) * 2 ** 20) / 1e6;
}

/** Our contenders that need more memory than the work allows. */
export function tooLarge(result: BenchResult): Row[] {
  const { rows, mostMBAboveStart = Number.POSITIVE_INFINITY } = result;
  return rows.filter(
    (ownRow) => ownRow.role === "ours" && (aboveStartMB(result, ownRow) ?? 0) > mostMBAboveStart,
  );
}

/** Computes the last lines of the table from all of its rows. */
export type Conclude = (row: (name: string) => Row) => readonly string[];

/**
 * Our time divided by another's. `deducted`: after subtracting Node's own start from every Node
 * process.
 */
export interface Ratio {
  readonly cold: number;
  readonly warm?: number;
  readonly deducted?: number;
}

export function stats(values: readonly number[]): Stats {
  if (values.length === 0) throw new RangeError("stats: no values");
  const sorted = [...values].sort((a, b) => a - b);
  return { minMs: sorted[0]!, medianMs: median(sorted), maxMs: sorted.at(-1)! };
}

function median(sorted: readonly number[]): number {
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

export function row(name: string, role: Role, samples: readonly Sample[]): Row {
  const warm = samples.flatMap(({ warmMs }) => (warmMs === undefined ? [] : [warmMs]));
  const note = samples.at(-1)?.note;
  const walls = samples.flatMap(({ wallMs }) => (wallMs === undefined ? [] : [wallMs]));
  const peaks = samples.flatMap(({ peakMiB }) => (peakMiB === undefined ? [] : [peakMiB]));
  return {
    name,
    role,
    cold: stats(samples.map(({ coldMs }) => coldMs)),
    ...(warm.length > 0 && { warm: stats(warm) }),
    ...(walls.length > 0 && { wall: stats(walls) }),
    ...(peaks.length > 0 && { peakMiB: median(peaks.sort((a, b) => a - b)) }),
    ...(note !== undefined && { note }),
  };
}

/** Medians of our first contender divided by those of `rival`. */
export function ratioTo(result: BenchResult, rival: Row): Ratio | undefined {
  const ours = result.rows.find(({ role }) => role === "ours");
  if (ours === undefined || ours === rival || rival.role === "start") return undefined;
  const start = result.rows.find(({ role }) => role === "start")?.cold.medianMs;
  const deduct = (row: Row) => row.cold.medianMs - (row.role === "cpp" ? 0 : start!);
  return {
    cold: ours.cold.medianMs / rival.cold.medianMs,
    ...(ours.warm && rival.warm && { warm: ours.warm.medianMs / rival.warm.medianMs }),
    ...(start !== undefined && { deducted: deduct(ours) / deduct(rival) }),
  };
}

/** The fastest row of a role, by the warm time if there is one. */
export function fastest(result: BenchResult, role: Role): Row | undefined {
  const time = (row: Row) => (row.warm ?? row.cold).medianMs;
  return result.rows.filter((row) => row.role === role).sort((a, b) => time(a) - time(b))[0];
}
