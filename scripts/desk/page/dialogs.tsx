import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { KEYS } from "./keys";

interface DialogProps {
  readonly label: string;
  close(): void;
  readonly children: ComponentChildren;
}

/** A modal window: Escape closes it, and the focus goes back to where it was. */
export function Dialog({ label, close, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  // Before the next key: whoever types at once types into the window, not behind it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        // A search field that has words would take the key for itself.
        if (event.key !== "Escape") return;
        event.preventDefault();
        close();
      }}
    >
      {children}
    </dialog>
  );
}

interface QuestionProps {
  readonly text: string;
  readonly yes: () => void;
  close(): void;
}

/** Asks before something is lost: Enter alone leaves all as it is. */
export function Question({ text, yes, close }: QuestionProps) {
  const no = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => no.current?.focus(), []);
  return (
    <Dialog label="Question" close={close}>
      <p>{text}</p>
      <div class="tools">
        <button
          type="button"
          onClick={() => {
            close();
            yes();
          }}
        >
          Yes
        </button>
        <button type="button" class="main" ref={no} onClick={close}>
          No
        </button>
      </div>
    </Dialog>
  );
}

export function Help({ close }: { close(): void }) {
  return (
    <Dialog label="Keys" close={close}>
      <h2>Keys</h2>
      <dl class="keys">
        {KEYS.map(([key, , help]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="main" onClick={close}>
        Close
      </button>
    </Dialog>
  );
}
