import { parse } from "yaml";
import type { SourceFile } from "../../base/source-file";
import type { CheckerChoice } from "../../problem/problem";
import type { PackageDraft } from "../packages/package-draft";
import { record } from "../packages/yaml-text";
import { problemAddress } from "../tasks/judge-address";
import { textCases } from "./text-cases";

/** The cases of one problem, in the folder of a contest. */
export const CARGO_FILE = /(?:^|\/)testcases\/[^/]+\.ya?ml$/;

const TYPE = /^type:\s*(?:Batch|Interactive|Unsubmittable)\s*$/m;
const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** A problem of cargo-compete, whose page the contest's Cargo.toml names; undefined for another tool's file. */
export function cargoProblem(
  file: SourceFile,
  contest: string,
  manifest: SourceFile | undefined,
): PackageDraft | undefined {
  const decoded = (one: SourceFile) => new TextDecoder().decode(one.read());
  const text = decoded(file);
  if (!TYPE.test(text)) return undefined;
  // All values as texts: 007 and 0.10 stay as they are.
  const { type, timelimit, match, cases, extend } = record(parse(text, { schema: "failsafe" }));
  const timeLimitMs = milliseconds(timelimit);
  const alias = /([^/]+)\.ya?ml$/.exec(file.path)![1]!;
  const address = manifest && pageOf(decoded(manifest), alias);
  const judge = address === undefined ? undefined : problemAddress(address)?.judge;
  const all = (Array.isArray(cases) ? cases : []).map(record);
  const whole = all.filter((one) => typeof one.in === "string" && typeof one.out === "string");
  return {
    title: `${contest} ${alias}`.trim(),
    ...(timeLimitMs !== undefined && { timeLimitMs }),
    ...checkerOf(match),
    ...(type === "Interactive" && { interactor: "own" as const }),
    ...(address !== undefined && { address }),
    ...(judge && { judge: { ...judge, page: address! } }),
    cases: textCases(whole.map((one) => ({ input: ended(one.in), output: ended(one.out) }))),
    unpaired: all.filter((one) => !whole.includes(one)).map((one) => String(one.name ?? "a case")),
    notes: extend === undefined ? [] : ["its extend is left out: import that folder by --to"],
    assumed: timeLimitMs === undefined ? ["time 2000 ms, as it has no timelimit"] : [],
  };
}

function milliseconds(limit: unknown): number | undefined {
  if (typeof limit !== "string") return undefined;
  const parts = [...limit.matchAll(/(\d+) *(ms|s|m)(?![a-z])/g)];
  if (parts.length === 0) throw new Error(`expected timelimit as 2s, found ${limit}`);
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * UNIT_MS[unit!]!, 0);
}

function ended(text: unknown): string {
  return `${text}`.endsWith("\n") || text === "" ? `${text}` : `${text}\n`;
}

function checkerOf(match: unknown): { checker?: CheckerChoice; unjudged?: string } {
  const { Float: float, Checker: checker } = record(match);
  if (checker !== undefined) return { unjudged: "its checker is a command, which is not run" };
  if (match === "Exact") return { checker: "exact" };
  if (float === undefined) return {};
  const { relative_error: relative = 0, absolute_error: absolute = 0 } = record(float);
  const tolerance = { relative: Number(relative), absolute: Number(absolute) };
  return { checker: { numbers: { ...tolerance, integersToo: true } } };
}

/** abc300-a = { alias = "a", problem = "https://…" } */
function pageOf(manifest: string, alias: string): string | undefined {
  const entries = manifest.matchAll(/\balias *= *"([^"]+)"[^\n]*?"(https?:[^"]+)"/g);
  return [...entries].find(([, name]) => name === alias)?.[2];
}
