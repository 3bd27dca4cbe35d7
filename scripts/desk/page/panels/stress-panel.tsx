import { useEffect, useRef } from "preact/hooks";
import { visible } from "../../../judge/checkers/visible";
import type { StressView, TaskState } from "../../desk-state";
import type { Actions } from "../actions";

const PHASES: Readonly<Record<StressView["phase"], string>> = {
  looking: "looking for a failing input",
  shrinking: "found one; making it smaller",
  found: "the smallest failing input",
  passed: "no failing input found",
  ended: "stopped",
  failed: "ended",
};

/** Stress, live: inputs a second, the seed, the failing input as it shrinks. */
export function StressPanel({ task, act }: { readonly task: TaskState; readonly act: Actions }) {
  const { stress, hasBrute } = task;
  const isOn = stress?.phase === "looking" || stress?.phase === "shrinking";
  const fault = stress?.fault;
  const isRefused = stress?.phase === "found" && fault?.culprit === "validator";
  const panel = useRef<HTMLElement>(null);
  const begun = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (stress?.phase === "looking") begun.current = stress.seed;
    const isSeen = isOn || (stress?.phase === "failed" && begun.current === stress.seed);
    if (isSeen) panel.current?.scrollIntoView({ block: "nearest" });
  }, [stress?.seed, stress?.phase]);
  return (
    <section class="panel" aria-label="Stress" ref={panel}>
      <div class="tools">
        <h3>Stress</h3>
        <button type="button" onClick={act.stress}>
          {isOn ? "Stop" : "Start"} <kbd>s</kbd>
        </button>
        {stress?.phase === "found" && fault?.expected !== undefined && (
          <button type="button" onClick={act.keep}>
            Keep as a case <kbd>p</kbd>
          </button>
        )}
        {stress && (
          <span class="facts">
            <span>{isRefused ? "the smallest input that is refused" : PHASES[stress.phase]}</span>
            <span>
              {stress.tried.toLocaleString("en")} {stress.tried === 1 ? "input" : "inputs"}
            </span>
            {isOn && <span>{stress.perSecond.toLocaleString("en")} a second</span>}
            <span>seed {stress.seed}</span>
          </span>
        )}
      </div>
      {hasBrute === false && (
        <p>
          Stress compares with <code>brute.ts</code>, which is not there: write a slow and right{" "}
          <code>solve</code> into it. This line goes when it is there.
        </p>
      )}
      {fault && (
        <>
          <p>
            <b class="verdict bad">{fault.verdict}</b>{" "}
            {fault.culprit === "solution" ? "" : `${fault.culprit}: `}
            {visible(fault.message)}
          </p>
          <div class="sides three">
            <Block title="failing input" text={fault.input} />
            {fault.expected !== undefined && <Block title="expected" text={fault.expected} />}
            {fault.actual !== undefined && <Block title="found" text={fault.actual} />}
          </div>
        </>
      )}
      {stress?.phase === "failed" && (
        <Block title="what stress said" text={stress.lines.join("\n")} />
      )}
    </section>
  );
}

function Block({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section>
      <h4>{title}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <pre tabIndex={0} role="group" aria-label={title}>
        {visible(text)}
      </pre>
    </section>
  );
}
