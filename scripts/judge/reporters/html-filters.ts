import { element } from "../../../lib/draw/element";
import type { CaseResult } from "../events/case-result";

/** Buttons that show the cases of one verdict, and one for all. */
export function verdictFilters(cases: readonly CaseResult[]): string {
  const count = new Map<string, number>();
  for (const { verdict } of cases) count.set(verdict, (count.get(verdict) ?? 0) + 1);
  const button = (name: string, label: string, isOn: boolean) =>
    element("button", { type: "button", "data-filter": name, "aria-pressed": `${isOn}` }, label);
  const buttons = [...count].map(([verdict, of]) => button(verdict, `${verdict} ${of}`, false));
  const all = button("", `all ${cases.length}`, true);
  return element(
    "p",
    { class: "filters", role: "group", "aria-label": "Verdict" },
    all,
    ...buttons,
  );
}
