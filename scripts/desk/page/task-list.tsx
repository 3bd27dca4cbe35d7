import { useEffect, useRef } from "preact/hooks";
import { visible } from "../../judge/checkers/visible";
import type { DeskState, TaskState } from "../desk-state";
import { awaitsSubmit, standing } from "../task-summary";

interface Props {
  readonly state: DeskState;
  readonly selected: string | undefined;
  choose(slug: string): void;
}

interface ListProps extends Props {
  submissions(): void;
}

/** Left: the tasks by letter, contest by contest, then the problems that were opened. */
export function TaskList({ state, selected, choose, submissions }: ListProps) {
  const { tasks, listening, notes } = state;
  const contests = contestsOf(tasks);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  const heading = (contest: string) =>
    contest || (tasks.every(({ isOnDesk }) => isOnDesk) ? "No contest" : "Problems");
  return (
    <nav aria-label="Tasks" ref={list}>
      {contests.map((contest) => (
        <section key={contest}>
          <h2>{heading(contest)}</h2>
          <ul>
            {tasks
              .filter((task) => (task.isOnDesk ? task.contest : "") === contest)
              .map((task) => (
                <li key={task.slug}>
                  <button
                    type="button"
                    aria-current={task.slug === selected ? "true" : undefined}
                    onClick={() => choose(task.slug)}
                  >
                    <TaskLine task={task} />
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <footer>
        <p>{listening}</p>
        {notes.slice(-3).map((note) => (
          <p key={note} class="warning">
            {visible(note)}
          </p>
        ))}
        <button type="button" onClick={submissions}>
          Submissions <kbd>L</kbd>
        </button>
      </footer>
    </nav>
  );
}

/** The same on a narrow page, beside an editor: one row. */
export function TaskPicker({ state: { tasks }, selected, choose }: Props) {
  const name = (task: TaskState) => {
    const state = standing(task);
    const letter = task.letter === "" ? "" : `${task.letter.toUpperCase()}  `;
    return `${letter}${plain(task.title)}${state === "untried" ? "" : ` — ${state}`}`;
  };
  return (
    <select
      class="picker"
      aria-label="Task"
      value={selected ?? ""}
      onChange={({ currentTarget }) => {
        choose(currentTarget.value);
        currentTarget.blur(); // the next key is the page's
      }}
    >
      {contestsOf(tasks).map((contest) => (
        <optgroup key={contest} label={contest || "Problems"}>
          {tasks
            .filter((task) => (task.isOnDesk ? task.contest : "") === contest)
            .map((task) => (
              <option key={task.slug} value={task.slug}>
                {name(task)}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}

function contestsOf(tasks: readonly TaskState[]): string[] {
  return [...new Set(tasks.map(({ isOnDesk, contest }) => (isOnDesk ? contest : "")))];
}

/** The title without the letter that stands beside it. */
function plain(title: string): string {
  return title.replace(/^[A-Z]\d?\. /, "");
}

function TaskLine({ task }: { readonly task: TaskState }) {
  const { letter, title, lastRunAt, submittedAt, handedAt, submitted = [] } = task;
  const verdict = submitted[0]?.verdict;
  const state = standing(task);
  const judged = handedAt ? `judged ${clock(handedAt)}, not submitted` : "not submitted";
  const waits = !submittedAt && (handedAt || awaitsSubmit(task)) ? judged : "";
  const rest = [
    submittedAt && `submitted ${clock(submittedAt)}${verdict === undefined ? "" : `: ${verdict}`}`,
    !submittedAt && waits === "" && state === "untried" && state,
    lastRunAt && `run ${clock(lastRunAt)}`,
  ];
  const shown = state === "running" ? "…" : state === "untried" ? "–" : state;
  return (
    <>
      {letter !== "" && <b class="letter">{letter.toUpperCase()}</b>}
      <span class="title">{plain(title)}</span>
      <span class={`verdict ${verdictClass(state)}`}>{shown}</span>
      <small>
        {waits !== "" && <mark>{waits}</mark>} {rest.filter(Boolean).join(", ")}
      </small>
    </>
  );
}

export function verdictClass(verdict: string): string {
  if (verdict === "AC") return "good";
  return ["untried", "running", "ran", ""].includes(verdict) ? "" : "bad";
}

export function clock(time: number): string {
  return new Date(time).toTimeString().slice(0, 5);
}
