import { counted } from "../base/counted";
import type { Fault, StressEvent } from "./stress-event";

/** The events of a run as text, of processes or in memory; the command prints the closing line. */
export function stressText(event: StressEvent, isProcess = false): string {
  switch (event.type) {
    case "found":
      return `seed ${event.seed}: ${blame(event.fault)} after ${counted(event.tried, "input")}\n`;
    case "shrunk":
      return shrunkText(event);
    case "confirmed":
      return faultText(event.fault);
    case "unconfirmed":
      if (isProcess) {
        return `not confirmed: ${blame(event.fault)}, then ${event.instead}: not every run is alike\n`;
      }
      return (
        `not confirmed: in memory ${blame(event.fault)}, as a process of its own: ${event.instead}.\n` +
        `The program keeps state from one input to the next; now it is loaded anew for each.\n`
      );
    case "end":
      return event.isOneInput ? oneInput(event.tried) : "";
    case "tried":
      return "";
  }
}

function oneInput(tried: number): string {
  return `all ${counted(tried, "input")} were equal: the generator takes nothing from its seed\n`;
}

function shrunkText(event: Extract<StressEvent, { type: "shrunk" }>) {
  const { fault, attempts, isMinimal, hasValidator } = event;
  if (attempts > 0) {
    const end = isMinimal ? "" : ", then the time was over";
    const how = hasValidator ? "" : "; with a validator it may shrink further";
    return `shrunk in ${counted(attempts, "attempt")}${end}${how}\n`;
  }
  if (fault.culprit === "generator") return "not shrunk: only valid inputs can be\n";
  if (!hasValidator && isMinimal) return "not shrunk: it may shrink with a validator\n";
  return `not shrunk: ${isMinimal ? "no smaller valid input was found" : "the time was over"}\n`;
}

function blame({ culprit, verdict }: Fault): string {
  if (culprit === "solution") return verdict;
  return culprit === "generator" ? "the validator refuses an input" : `fault of the ${culprit}`;
}

function headOf({ culprit, verdict, message }: Fault): string {
  if (culprit === "solution") return `${verdict}: ${message}`;
  return culprit === "generator"
    ? `the generator made an input that validate.ts refuses: ${message}`
    : `the ${culprit} fails, so nothing is said of the solution: ${message}`;
}

function faultText(fault: Fault): string {
  const { culprit, input, expected, actual, transcript } = fault;
  const parts = [`${headOf(fault).trimEnd()}\n`, block("input", input)];
  if (transcript !== undefined) {
    parts.push(block(DIALOGUE, new TextEncoder().encode(transcript), 2 * MAX_LINES));
    return parts.join("");
  }
  if (expected && culprit === "solution") parts.push(block("expected", expected));
  if (actual && culprit === "solution") parts.push(block("found", actual));
  return parts.join("");
}

const DIALOGUE = "dialogue, > says the solution, < the interactor";
const MAX_LINES = 12;
const MAX_COLUMNS = 76;

/** The first lines of a text, and its last `tail` ones, shortened where they are long. */
function block(title: string, bytes: Uint8Array, tail = 0): string {
  const text = new TextDecoder().decode(bytes);
  if (text === "") return `${title}: empty\n`;
  const lines = text.replace(/\n$/, "").split("\n");
  const hidden = Math.max(0, lines.length - MAX_LINES - tail);
  const plain = (line: string) => {
    // Control characters of a program's output never reach the terminal.
    const text = line.replace(/\p{Cc}/gu, (char) => JSON.stringify(char).slice(1, -1));
    return `  ${text.length > MAX_COLUMNS ? `${text.slice(0, MAX_COLUMNS)}…` : text}\n`;
  };
  const shown = [
    ...lines.slice(0, MAX_LINES).map(plain),
    ...(hidden > 0 ? [`  … ${counted(hidden, "more line")}\n`] : []),
    ...lines.slice(MAX_LINES + hidden).map(plain),
  ];
  const end = text.endsWith("\n") ? "" : " (no newline at the end)";
  return `${title}:${end}\n${shown.join("")}`;
}
