import type { StressFault, StressView } from "./desk-state";

/** A line of `jb stress --events`: an event, or a text that a person may read. */
export interface StressLine {
  readonly type: string;
  readonly text?: string;
  readonly tried?: number;
  readonly seed?: number;
  readonly seconds?: number;
  readonly fault?: StressLineFault;
}

interface StressLineFault extends Pick<StressFault, "culprit" | "verdict" | "message"> {
  /** Bytes as base64. */
  readonly input: string;
  readonly expected?: string;
  readonly actual?: string;
}

const MOST_LINES = 30;
const LONGEST = 20_000;

/** What the page shows of a stress run after one more line. */
export function stressView(view: StressView, line: StressLine): StressView {
  const fault = line.fault && faultOf(line.fault);
  switch (line.type) {
    case "text": {
      const lines = (line.text ?? "").split("\n").filter((part) => part !== "");
      return { ...view, lines: [...view.lines, ...lines].slice(-MOST_LINES) };
    }
    case "tried": {
      const { tried = 0, seconds = 0 } = line;
      return { ...view, tried, perSecond: seconds > 0 ? Math.round(tried / seconds) : 0 };
    }
    case "found":
      return {
        ...view,
        phase: "shrinking",
        tried: line.tried ?? view.tried,
        seed: line.seed ?? view.seed,
        ...(fault && { fault }),
      };
    case "smaller":
    case "shrunk":
      return { ...view, ...(fault && { fault }) };
    case "confirmed":
      return { ...view, phase: "found", ...(fault && { fault }) };
    default:
      return view;
  }
}

/** The view once the process has ended. */
export function endedStress(view: StressView, exitCode: number | null): StressView {
  if (view.phase === "found") return view;
  const phase = exitCode === 0 ? "passed" : exitCode === 130 ? "ended" : "failed";
  return { ...view, phase };
}

function faultOf({ culprit, verdict, message, input, expected, actual }: StressLineFault) {
  return {
    ...{ culprit, verdict, message, input: textOf(input) },
    ...(expected !== undefined && { expected: textOf(expected) }),
    ...(actual !== undefined && { actual: textOf(actual) }),
  };
}

function textOf(base64: string): string {
  return new TextDecoder().decode(Buffer.from(base64, "base64")).slice(0, LONGEST);
}
