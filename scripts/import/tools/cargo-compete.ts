import type { SourceFile } from "../../base/source-file";
import type { CheckerChoice } from "../../problem/problem";
import type { PackageDraft } from "../packages/package-draft";
import { record, yamlFile } from "../packages/yaml-text";
import { problemAddress } from "../tasks/judge-address";
import { textCases } from "./text-cases";

/** The cases of one problem, in the folder of a contest. */
export const CARGO_FILE = /(?:^|\/)testcases\/[^/]+\.ya?ml$/;

const TYPES = ["Batch", "Interactive", "Unsubmittable"];
const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** Whether such a file is cargo-compete's. */
export function isCargoProblem(file: SourceFile): boolean {
  return /^type:\s*(?:Batch|Interactive|Unsubmittable)\s*$/m.test(
    new TextDecoder().decode(file.read()),
  );
}

/** A problem of cargo-compete; the contest's Cargo.toml beside testcases/ names its page. */
export function cargoProblem(
  file: SourceFile,
  contest: string,
  manifest: SourceFile | undefined,
): PackageDraft {
  const yaml = yamlFile(file);
  const { match, cases, extend } = yaml.record();
  const type = yaml.value(["type"], TYPES.join(", "), (value) => TYPES.includes(String(value)));
  const limit = yaml.value(["timelimit"], "a time as 2s", (value) =>
    /^(?:\d+ *(?:ms|s|m) *)+$/.test(String(value)),
  );
  const timeLimitMs = [...String(limit ?? "").matchAll(/(\d+) *(ms|s|m)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * UNIT_MS[unit!]!,
    0,
  );
  const alias = /([^/]+)\.ya?ml$/.exec(file.path)![1]!;
  const address = manifest && pageOf(new TextDecoder().decode(manifest.read()), alias);
  const judge = address === undefined ? undefined : problemAddress(address)?.judge;
  const texts = (Array.isArray(cases) ? cases : []).map(record);
  return {
    title: `${contest} ${alias}`.trim(),
    ...(timeLimitMs > 0 && { timeLimitMs }),
    ...checkerOf(match),
    ...(type === "Interactive" && { interactor: "own" as const }),
    ...(address !== undefined && { address }),
    ...(judge && { judge: { ...judge, page: address! } }),
    cases: textCases(
      texts.map((one) => ({
        input: lines(one.in) ?? "",
        output: lines(one.out),
      })),
    ),
    notes: extend === undefined ? [] : ["its extend is left out: import that folder by --to"],
    ...{ unpaired: [], assumed: timeLimitMs > 0 ? [] : ["time 2000 ms, as it has no timelimit"] },
  };
}

/** Numbers and texts on one line stand without a line end in YAML. */
function lines(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = String(value);
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}

function checkerOf(match: unknown): { checker?: CheckerChoice; unjudged?: string } {
  const { Float: float, Checker: checker } = record(match);
  if (checker !== undefined) return { unjudged: "its checker is a command, which is not run" };
  if (match === "Exact") return { checker: "exact" };
  if (float === undefined) return {};
  const { relative_error: relative, absolute_error: absolute } = record(float);
  const tolerance = {
    ...(typeof absolute === "number" && { absolute }),
    ...(typeof relative === "number" && { relative }),
  };
  return { checker: { numbers: { ...tolerance, integersToo: true } } };
}

/** abc300-a = { alias = "a", problem = "https://…" } */
function pageOf(manifest: string, alias: string): string | undefined {
  const entries = manifest.matchAll(/\balias *= *"([^"]+)"[^\n]*?"(https?:[^"]+)"/g);
  return [...entries].find(([, name]) => name === alias)?.[2];
}
