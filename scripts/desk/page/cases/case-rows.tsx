import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { visible } from "../../../judge/checkers/visible";
import type { CaseRow, TaskState } from "../../desk-state";
import { freshResult, stalenessWords } from "../../freshness";
import { verdictClass } from "../task-list";
import { useHeight } from "../use-height";

const ROW = 34;
const BESIDE = 8;

interface Props {
  readonly task: TaskState;
  readonly name: string | undefined;
  choose(name: string): void;
}

/** The cases as rows; only those in sight are in the page, so that 2,000 cost as 20. */
export function CaseRows({ task, name, choose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(400);
  const { cases } = task;
  const at = cases.findIndex((row) => row.name === name);
  useHeight(box, "desk-rows-height", cases.length > 0, (element) => {
    const { clientHeight, offsetHeight, style } = element;
    setHeight(clientHeight);
    // No row is cut, whatever height the user drags it to.
    const cut = style.height === "" ? 0 : clientHeight % ROW;
    if (cut !== 0) style.height = `${offsetHeight - cut + (cut > ROW / 2 ? ROW : 0)}px`;
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || at < 0) return;
    if (at * ROW < element.scrollTop) element.scrollTop = at * ROW;
    const least = (at + 1) * ROW - element.clientHeight;
    if (least > element.scrollTop) element.scrollTop = least;
  }, [at, cases.length]);
  if (cases.length === 0) {
    return <p class="empty">No cases yet: add one, or let stress find one.</p>;
  }
  const first = Math.max(0, Math.floor(top / ROW) - BESIDE);
  const last = Math.min(cases.length, Math.ceil((top + height) / ROW) + BESIDE);
  return (
    <div
      class="rows"
      ref={box}
      style={{ maxHeight: `${cases.length * ROW + 2}px` }}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      role="listbox"
      aria-label="Cases"
      tabIndex={0}
      aria-activedescendant={at >= first && at < last ? `case-${at}` : undefined}
    >
      <div role="presentation" style={{ height: `${first * ROW}px` }} />
      {cases.slice(first, last).map((row, index) => (
        <Row
          key={row.name}
          at={first + index}
          row={row}
          task={task}
          isChosen={row.name === name}
          choose={choose}
        />
      ))}
      <div role="presentation" style={{ height: `${(cases.length - last) * ROW}px` }} />
    </div>
  );
}

interface RowProps {
  readonly at: number;
  readonly row: CaseRow;
  readonly task: TaskState;
  readonly isChosen: boolean;
  choose(name: string): void;
}

function Row({ at, row, task, isChosen, choose }: RowProps) {
  const { results, facts, running, isStopped } = task;
  const result = results[row.name];
  const old = stalenessWords(task, row);
  const isOpen = freshResult(task, row) === undefined;
  const none = running ? "…" : "–";
  const stopped = `stopped${old && `; ${result!.verdict} ${old}`}`;
  const words = row.isHidden ? "hidden: not judged" : isOpen && isStopped ? stopped : old;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys j, k, ↑ and ↓ choose a row
    <div
      id={`case-${at}`}
      class={`row ${words === "" ? "" : "old"}`}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={() => choose(row.name)}
    >
      <span class="name">
        {row.name}
        {task.drafts?.includes(row.name) && <i class="draft"> draft</i>}
      </span>
      <b class={`verdict ${isOpen ? "" : verdictClass(result?.verdict ?? "")}`}>
        {row.isHidden ? "–" : (result?.verdict ?? none)}
      </b>
      <Bar value={result?.timeMs} limit={facts?.timeLimitMs} unit="ms" />
      <Bar value={result?.memoryMiB} limit={facts?.memoryLimitMiB} unit="MiB" />
      <span class="message">
        {words ||
          (result && (result.verdict !== "AC" || result.blanksDiffer || result.mayBeCut)
            ? visible(result.message)
            : "")}
      </span>
    </div>
  );
}

interface BarProps {
  readonly value: number | undefined;
  readonly limit: number | undefined;
  readonly unit: string;
}

function Bar({ value, limit, unit }: BarProps) {
  if (value === undefined) return <span class="figure" />;
  const share = limit ? Math.min(1, value / limit) : 0;
  return (
    <span class="figure">
      {`${value.toFixed(0)} ${unit}`}
      <i class={share > 0.8 ? "bar near" : "bar"} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
