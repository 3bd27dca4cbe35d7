import { useEffect, useState } from "preact/hooks";
import { visible } from "../../../judge/checkers/visible";
import type { NamedRow, SubmittedRow } from "../../submitted-row";
import { Dialog } from "../dialogs";
import { ask } from "../server";
import { clock, verdictClass } from "../task-list";

/** What was submitted, a line each: time, judge, what became of it, its page. */
export function SubmittedList({ rows }: { readonly rows: readonly (SubmittedRow | NamedRow)[] }) {
  return (
    <ul class="submitted">
      {rows.map((row) => (
        <li key={`${row.at} ${"name" in row ? row.name : ""}`}>
          <time dateTime={new Date(row.at).toISOString()}>{dayAndClock(row.at)}</time>
          {"name" in row && <span class="name">{visible(row.name)}</span>}
          <span>{row.judge}</span>
          <b class={`verdict ${verdictClass(row.verdict ?? "")}`}>{visible(row.became)}</b>
          {row.address !== undefined && (
            <a href={row.address} target="_blank" rel="noreferrer noopener">
              its page
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** All that was submitted from this folder. */
export function Submissions({ close }: { close(): void }) {
  const [rows, setRows] = useState<readonly NamedRow[]>();
  useEffect(() => void ask<NamedRow[]>("/submissions", {}).then((all) => setRows(all ?? [])), []);
  return (
    <Dialog label="Submissions" close={close}>
      <h2>Submissions</h2>
      {rows?.length === 0 && <p>Nothing was submitted from here yet.</p>}
      {rows && <SubmittedList rows={rows} />}
      <button type="button" class="main" onClick={close}>
        Close
      </button>
    </Dialog>
  );
}

/** "21:49" of today, else with its day. */
function dayAndClock(at: number): string {
  const date = new Date(at);
  if (date.toDateString() === new Date().toDateString()) return clock(at);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${clock(at)}`;
}
