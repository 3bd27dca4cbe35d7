import type { DeskCommand, Reply } from "../desk-command";
import type { TaskState } from "../desk-state";
import { standing, summary } from "../task-summary";
import type { Actions } from "./actions";
import { CaseDetail } from "./cases/case-detail";
import { CaseRows } from "./cases/case-rows";
import { PlacedText } from "./cases/placed-text";
import { CustomInput } from "./panels/custom-input";
import { SeedsPanel } from "./panels/seeds-panel";
import { SettingsPanel } from "./panels/settings-panel";
import { StressPanel } from "./panels/stress-panel";
import { SubmitPanel } from "./panels/submit-panel";
import { SubmittedList } from "./panels/submitted-list";
import { TakeFiles } from "./panels/take-files";
import { clock, verdictClass } from "./task-list";

interface Props {
  readonly task: TaskState;
  readonly name: string | undefined;
  /** What an editor shows that is no task's solution: nothing else is submitted then. */
  readonly other: string;
  choose(name: string): void;
  readonly act: Actions;
  order(command: DeskCommand): Promise<Reply>;
}

/** Right: one task with its limits, its cases and everything that can be done with it. */
export function TaskView({ task, name, other, choose, act, order }: Props) {
  const { slug, title, running, broken, facts, judge, submitted = [] } = task;
  const state = standing(task);
  const chooseRuntime = (value: string) =>
    void order({
      type: "runtime",
      slug,
      ...(value && { judge: value as NonNullable<typeof judge> }),
    });
  return (
    <article>
      <h2 class="task-title">{title}</h2>
      <Facts task={task} />
      <SettingsPanel key={`settings ${slug}`} task={task} order={order} />
      {facts?.fault && <p class="warning">{facts.fault}</p>}
      <div class="tools">
        {running ? (
          <button type="button" class="main" onClick={act.stop}>
            Stop <kbd>x</kbd>
          </button>
        ) : (
          <button type="button" class="main" onClick={act.run}>
            Run all <kbd>r</kbd>
          </button>
        )}
        <button type="button" onClick={act.add}>
          {task.drafts?.includes("") ? "Go on with case" : "Add case"} <kbd>a</kbd>
        </button>
        {other === "" && (
          <>
            <button type="button" onClick={act.submit} disabled={task.submit?.phase === "judging"}>
              Submit <kbd>S</kbd>
            </button>
            <button type="button" onClick={act.send} disabled={task.submit?.phase === "judging"}>
              Send
            </button>
          </>
        )}
        <button type="button" onClick={act.editor}>
          Editor <kbd>o</kbd>
        </button>
        <label>
          <span>
            runs as <kbd>n</kbd>
          </span>
          <select
            id="runtime"
            value={judge ?? ""}
            onChange={({ currentTarget }) => chooseRuntime(currentTarget.value)}
          >
            <option value="">this Node</option>
            {facts?.runtimes.map((runtime) => (
              <option key={runtime.judge} value={runtime.judge}>
                {runtime.title}
              </option>
            ))}
          </select>
        </label>
      </div>
      {other !== "" && (
        <p class="facts other">
          The editor shows {other}, which is no solution of a task: the palette submits and sends
          it.
        </p>
      )}
      <p class="sum" aria-live="polite">
        <b class={`verdict ${verdictClass(state)}`}>{state}</b> {summary(task)}
        {task.lastRunAt ? `, ${clock(task.lastRunAt)}` : ""}
      </p>
      {broken && (
        <div class="broken" role="alert">
          <b class="verdict bad">{broken.verdict ?? ""}</b>
          <PlacedText
            text={broken.message}
            open={(place) => void order({ type: "editor", slug, place })}
          />
        </div>
      )}
      {task.programNotes?.map((note) => (
        <p class="warning" key={note}>
          {note}
        </p>
      ))}
      {task.corrected && task.corrected.length > 0 && (
        <p class="warning">
          {`The judge has ${task.corrected.join(", ")} in another form now. `}
          <button type="button" onClick={() => void order({ type: "renew", slug })}>
            Take the corrected samples
          </button>
        </p>
      )}
      <SubmitPanel task={task} order={order} />
      <CaseRows task={task} name={name} choose={choose} />
      {name !== undefined && (
        <CaseDetail key={name} task={task} name={name} act={act} order={order} />
      )}
      {task.seeds && <SeedsPanel view={task.seeds} />}
      <StressPanel task={task} act={act} />
      <CustomInput task={task} order={order} />
      {submitted.length > 0 && (
        <section class="panel" aria-label="Submitted">
          <h3>Submitted</h3>
          <SubmittedList rows={submitted} />
        </section>
      )}
      <TakeFiles slug={slug} order={order} />
    </article>
  );
}

function Facts({ task: { facts, address, slug } }: { readonly task: TaskState }) {
  const pages = facts?.judges.filter(({ page }) => page) ?? [];
  return (
    <p class="facts">
      {facts && (
        <>
          <span>{facts.timeLimitMs / 1000} s</span>
          <span>{facts.memoryLimitMiB} MiB</span>
          <span>{facts.isInteractive ? "interactive" : `checker ${facts.checker}`}</span>
        </>
      )}
      {pages.map(({ title, page = "" }) => (
        <a key={title} href={page} target="_blank" rel="noreferrer noopener">
          {title}
        </a>
      ))}
      {pages.length === 0 && /^https?:/.test(address) && (
        <a href={address} target="_blank" rel="noreferrer noopener">
          the problem's page
        </a>
      )}
      <span>{slug}</span>
    </p>
  );
}
