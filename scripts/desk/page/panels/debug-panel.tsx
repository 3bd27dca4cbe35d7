import { visible } from "../../../judge/checkers/visible";
import type { DeskCommand, Reply } from "../../desk-command";
import type { DebugView } from "../../desk-state";

interface Props {
  readonly slug: string;
  readonly debug: DebugView;
  order(command: DeskCommand): Promise<Reply>;
}

/** A case under the debugger: the address to attach to, and what the program printed beside its output. */
export function DebugPanel({ slug, debug: { phase, address, lines }, order }: Props) {
  return (
    <section class="debug" aria-label="Debugger">
      <div class="tools">
        <h4>debugger</h4>
        {phase === "waiting" && (
          <span>
            attach to <b>{address}</b>: Attach to Node in the editor, or chrome://inspect
          </span>
        )}
        {phase === "starting" && <span class="facts">starting …</span>}
        {phase === "ended" && <span class="facts">ended</span>}
        {phase !== "ended" && (
          <button type="button" onClick={() => void order({ type: "end-debug", slug })}>
            End
          </button>
        )}
      </div>
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        <pre tabIndex={0} role="group" aria-label="what the debugged program said">
          {visible(lines.join("\n"))}
        </pre>
      )}
    </section>
  );
}
