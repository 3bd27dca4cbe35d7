import { useState } from "preact/hooks";
import { visible } from "../../../judge/checkers/visible";
import type { TaskState } from "../../desk-state";
import { ask } from "../server";

const PHASES = {
  judging: "judging under the judge's runtime …",
  done: "accepted",
  failed: "not submitted",
};

/** What became of submitting: judged, copied, and where to paste it. */
export function SubmitPanel({ task: { slug, submit } }: { readonly task: TaskState }) {
  const [copied, setCopied] = useState("");
  if (!submit) return null;
  const copy = async () => {
    const code = await ask<string>("/code", { slug });
    if (code === undefined) return;
    await navigator.clipboard.writeText(code).then(
      () => setCopied("copied"),
      () => setCopied("the browser does not let this page copy"),
    );
  };
  return (
    <section class="panel" aria-label="Submit">
      <div class="tools">
        <h3>Submit</h3>
        <span class="facts">{PHASES[submit.phase]}</span>
        {submit.copied && <span class="facts">copied by {submit.copied}</span>}
        {submit.hasCode && (
          <button type="button" onClick={() => void copy()}>
            Copy the file
          </button>
        )}
        {submit.phase === "done" && submit.page && /^https?:/.test(submit.page) && (
          <a href={submit.page} target="_blank" rel="noreferrer noopener">
            open the judge's page
          </a>
        )}
        <span role="status">{copied}</span>
      </div>
      {submit.lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        <pre tabIndex={0} role="group" aria-label="what submit said">
          {visible(submit.lines.join("\n"))}
        </pre>
      )}
    </section>
  );
}
