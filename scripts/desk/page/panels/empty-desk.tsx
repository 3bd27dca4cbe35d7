import type { DeskCommand, Reply } from "../../desk-command";
import { TakeFiles } from "./take-files";

interface Props {
  newTask(): void;
  search(): void;
  order(command: DeskCommand): Promise<Reply>;
}

/** What can be done where no task is there yet. */
export function EmptyDesk({ newTask, search, order }: Props) {
  return (
    <section class="empty" aria-label="Empty desk">
      <h2 class="task-title">No task yet</h2>
      <p>
        Press the button of Competitive Companion on the page of a problem or a contest: its tasks
        come here. Or begin by hand:
      </p>
      <div class="tools">
        <button type="button" class="main" onClick={newTask}>
          New task <kbd>N</kbd>
        </button>
        <button type="button" onClick={() => void order({ type: "example" })}>
          An example
        </button>
        <button type="button" onClick={search}>
          Search this folder's problems <kbd>/</kbd>
        </button>
      </div>
      <TakeFiles slug={undefined} order={order} />
    </section>
  );
}
