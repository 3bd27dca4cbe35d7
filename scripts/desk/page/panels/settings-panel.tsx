import { useState } from "preact/hooks";
import type { DeskCommand, Reply } from "../../desk-command";
import type { TaskState } from "../../desk-state";

interface Props {
  readonly task: TaskState;
  order(command: DeskCommand): Promise<Reply>;
}

/**
 * Title, limits, checker and judge of a task; they are written into its problem.ts. The fields keep what is
 * typed while the page is drawn again: each begins with a value, and none is held to it.
 */
export function SettingsPanel({ task, order }: Props) {
  const { slug, title, facts } = task;
  const [isOpen, setOpen] = useState(false);
  if (!facts || facts.fault) return null;
  const address = task.address || (facts.judges[0]?.page ?? "");
  const save = async (form: HTMLFormElement) => {
    const text = (name: string) => String(new FormData(form).get(name) ?? "").trim();
    const [seconds, memory] = [Number(text("seconds")), Number(text("memory"))];
    const wanted = {
      title: text("title"),
      timeLimitMs: Math.round(seconds * 1000),
      memoryLimitMiB: Math.round(memory),
      checker: text("checker"),
      address: text("address"),
    };
    const now: Readonly<Record<string, string | number>> = {
      ...{ title, timeLimitMs: facts.ownTimeLimitMs, memoryLimitMiB: facts.ownMemoryLimitMiB },
      ...{ checker: facts.checker, address },
    };
    const changed = Object.entries(wanted).filter(([name, value]) => now[name] !== value);
    if (changed.length === 0) return setOpen(false);
    const command = { type: "settings", slug, ...Object.fromEntries(changed) };
    if ("done" in (await order(command as DeskCommand))) setOpen(false);
  };
  const isListed = facts.checkers.includes(facts.checker);
  return (
    <details
      class="settings"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>title, limits, checker, judge</summary>
      {isOpen && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save(event.currentTarget);
          }}
        >
          <label class="wide">
            <span>title</span>
            <input name="title" defaultValue={title} required maxLength={200} />
          </label>
          <label>
            <span>time limit, s</span>
            <input
              name="seconds"
              type="number"
              min="0.1"
              max="600"
              step="any"
              required
              defaultValue={String(facts.ownTimeLimitMs / 1000)}
            />
          </label>
          <label>
            <span>memory limit, MiB</span>
            <input
              name="memory"
              type="number"
              min="1"
              max="65536"
              required
              defaultValue={String(facts.ownMemoryLimitMiB)}
            />
          </label>
          <label>
            <span>checker</span>
            <select name="checker">
              {!isListed && (
                <option value={facts.checker} selected>
                  {facts.checker} (of problem.ts)
                </option>
              )}
              {facts.checkers.map((checker) => (
                <option key={checker} value={checker} selected={checker === facts.checker}>
                  {checker}
                </option>
              ))}
            </select>
          </label>
          <label class="wide">
            <span>the problem's page at its judge</span>
            <input name="address" type="url" defaultValue={address} placeholder="https://…" />
          </label>
          <div class="tools">
            <button type="submit" class="main">
              Save
            </button>
            <button type="button" onClick={() => setOpen(false)}>
              Close
            </button>
          </div>
        </form>
      )}
    </details>
  );
}
