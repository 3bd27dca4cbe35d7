import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { visible } from "../../judge/checkers/visible";
import type { DeskCommand, Reply } from "../desk-command";
import type { DeskState } from "../desk-state";
import { actions } from "./actions";
import { CaseEditor, type Draft } from "./cases/case-editor";
import { Help, Question } from "./dialogs";
import { pressed } from "./keys";
import { EmptyDesk } from "./panels/empty-desk";
import { NewTask } from "./panels/new-task";
import { Submissions } from "./panels/submitted-list";
import { toggleTheme } from "./remembered";
import { Search } from "./search";
import { useSelection } from "./selection";
import { follow, send } from "./server";
import { Splitter } from "./splitter";
import { TaskList, TaskPicker } from "./task-list";
import { TaskView } from "./task-view";

interface Asked {
  readonly text: string;
  readonly yes: () => void;
}

interface Said {
  readonly text: string;
  /** It is only told, and goes away: an error stays until the next command. */
  readonly isNews: boolean;
}

const SILENCE: Said = { text: "", isNews: true };
const NEWS_MS = 8000;
const MOST_LINES = 3;

export function App() {
  const [state, setState] = useState<DeskState>();
  const [isAlive, setAlive] = useState(true);
  const [draft, setDraft] = useState<Draft>();
  const [asked, setAsked] = useState<Asked>();
  const [said, setSaid] = useState(SILENCE);
  const [open, setOpen] = useState<"help" | "search" | "new" | "submissions" | "">("");
  const tell = (text: string) => setSaid({ text, isNews: true });
  const complain = (text: string) => setSaid({ text, isNews: false });
  useEffect(() => {
    // Lines of one import come one after another.
    const add = (line: string) =>
      setSaid(({ text, isNews }) => {
        const lines = [...text.split("\n").filter(Boolean), visible(line)];
        return { text: lines.slice(-MOST_LINES).join("\n"), isNews };
      });
    follow(setState, setAlive, add);
  }, []);
  useEffect(() => {
    if (!said.isNews || said.text === "") return;
    const timer = setTimeout(() => setSaid(SILENCE), NEWS_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const selection = useSelection(state);
  const { task, name, other } = selection;

  /** Sends a command; a question is asked, an error or a note is shown. */
  async function order(command: DeskCommand): Promise<Reply> {
    setSaid(SILENCE); // now: a slow answer must not wipe out what a later command says
    const reply = await send(command);
    if ("ask" in reply) {
      const sure = { ...command, isSure: true, version: reply.version } as DeskCommand;
      const yes = () =>
        void order(sure).then((later) => {
          if ("done" in later && command.type === "edit") setDraft(undefined);
        });
      setAsked({ text: reply.ask, yes });
    } else if ("error" in reply) complain(`${reply.error} — ${reply.hint}`);
    else {
      if (reply.note !== undefined) tell(reply.note);
      if (reply.name !== undefined) selection.choose(reply.name);
      if (reply.task !== undefined) selection.chooseTask(reply.task);
    }
    return reply;
  }
  const act = actions({
    task,
    name,
    other,
    isWatching: state?.isWatching ?? true,
    order,
    setDraft,
    setSaid: complain,
  });
  const keys: Readonly<Record<string, () => void>> = {
    ...act,
    help: () => setOpen("help"),
    search: () => setOpen("search"),
    newTask: () => setOpen("new"),
    submissions: () => setOpen("submissions"),
    theme: toggleTheme,
    nextCase: () => selection.step(1),
    previousCase: () => selection.step(-1),
    nextTask: () => selection.stepTask(1),
    previousTask: () => selection.stepTask(-1),
  };
  // Before the next key: a late effect would leave it to the task that was shown before.
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const action = pressed(event);
      if (!action || draft || asked || open !== "") return;
      event.preventDefault();
      keys[action]?.();
    };
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  });
  if (!state)
    return <p class="empty">{isAlive ? "…" : "jb desk does not answer: start it again."}</p>;
  return (
    <div class="desk">
      <header>
        <h1>{state.workspace}</h1>
        {task && <TaskPicker state={state} selected={task.slug} choose={selection.chooseTask} />}
        <button type="button" onClick={keys.newTask}>
          New <kbd>N</kbd>
        </button>
        <button type="button" onClick={keys.search}>
          Search <kbd>/</kbd>
        </button>
        <label class="switch">
          <input type="checkbox" checked={state.isWatching} onChange={act.watch} />
          run on save
        </label>
        <button type="button" onClick={toggleTheme} aria-label="Light or dark">
          ◐
        </button>
        <button type="button" onClick={keys.help} aria-label="Keys">
          ?
        </button>
      </header>
      {!isAlive && (
        <p class="warning" role="alert">
          jb desk does not answer; this page shows what it said last.
        </p>
      )}
      <TaskList
        state={state}
        selected={task?.slug}
        choose={selection.chooseTask}
        submissions={() => setOpen("submissions")}
      />
      <main>
        <Splitter />
        {task ? (
          <TaskView
            key={task.slug}
            task={task}
            name={name}
            other={other}
            choose={selection.choose}
            act={act}
            order={order}
          />
        ) : (
          <EmptyDesk
            newTask={() => setOpen("new")}
            search={() => setOpen("search")}
            order={order}
          />
        )}
      </main>
      <p class="said" role="status">
        {said.text}
      </p>
      {draft && <CaseEditor draft={draft} order={order} close={() => setDraft(undefined)} />}
      {asked && <Question {...asked} close={() => setAsked(undefined)} />}
      {open === "help" && <Help close={() => setOpen("")} />}
      {open === "submissions" && <Submissions close={() => setOpen("")} />}
      {open === "new" && <NewTask order={order} close={() => setOpen("")} />}
      {open === "search" && (
        <Search
          tasks={state.tasks}
          close={() => setOpen("")}
          choose={(slug) => {
            setOpen("");
            void order({ type: "open", slug }).then(() => selection.chooseTask(slug));
          }}
        />
      )}
    </div>
  );
}
