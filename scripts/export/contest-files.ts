import { stringify } from "yaml";
import type { ExportedProblem } from "./exported-problem";

/** Names and values of the balloons' colours, as far as they go; then they come again. */
const COLOURS: readonly (readonly [string, string])[] = [
  ["red", "#e6194b"],
  ["green", "#3cb44b"],
  ["yellow", "#ffe119"],
  ["blue", "#4363d8"],
  ["orange", "#f58231"],
  ["purple", "#911eb4"],
  ["cyan", "#46f0f0"],
  ["magenta", "#f032e6"],
  ["lime", "#bcf60c"],
  ["pink", "#fabebe"],
  ["teal", "#008080"],
  ["brown", "#9a6324"],
  ["maroon", "#800000"],
  ["navy", "#000075"],
  ["grey", "#808080"],
];

/** The contest.yaml of DOMjudge: five hours from `start`, the last of them frozen. */
export function contestYaml(name: string, start: Date): string {
  const id = name.toLowerCase().replace(/[^a-z0-9_-]+/g, "-") || "contest";
  return stringify({
    id,
    name,
    start_time: `${start.toISOString().slice(0, 19)}+00:00`,
    duration: "5:00:00",
    scoreboard_freeze_duration: "1:00:00",
    penalty_time: 20,
  });
}

/** The problems.yaml of DOMjudge: `id` is that of the problem's zip. */
export function problemsYaml(
  problems: readonly Pick<ExportedProblem, "slug" | "problem">[],
): string {
  return stringify(
    problems.map(({ slug, problem }, at) => {
      const [color, rgb] = COLOURS[at % COLOURS.length]!;
      return { id: slug, label: labelOf(at), name: problem.title, color, rgb };
    }),
  );
}

/** A, B … Z, AA, AB … */
export function labelOf(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : labelOf(Math.floor(at / 26) - 1) + letter;
}
