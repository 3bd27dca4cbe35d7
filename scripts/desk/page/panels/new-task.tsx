import { useState } from "preact/hooks";
import type { DeskCommand, Reply } from "../../desk-command";
import { Dialog } from "../dialogs";

interface Props {
  order(command: DeskCommand): Promise<Reply>;
  close(): void;
}

/** A task by hand: its title; limits, checker and judge can be set on its page. */
export function NewTask({ order, close }: Props) {
  const [title, setTitle] = useState("");
  const [isInteractive, setInteractive] = useState(false);
  const make = async () => {
    if ("done" in (await order({ type: "new", title, isInteractive }))) close();
  };
  return (
    <Dialog label="New task" close={close}>
      <h2>New task</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label>
          <span>title</span>
          <input
            name="title"
            required
            maxLength={200}
            value={title}
            onInput={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={isInteractive}
            onChange={({ currentTarget }) => setInteractive(currentTarget.checked)}
          />
          it talks with a judge (interactive)
        </label>
        <div class="tools">
          <button type="submit" class="main">
            Make it
          </button>
          <button type="button" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
