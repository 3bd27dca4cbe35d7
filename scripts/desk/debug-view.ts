import type { DebugView } from "./desk-state";

const MOST_LINES = 100;
const LISTENS = /^Debugger listening on ws:\/\/([^/]+)\//;
/** What Node says of its debugger is not what the program says. */
const OF_NODE = /^(For help, see: https:|Debugger (attached|ending)|Waiting for the debugger)/;

/** What the page shows of a debugged case after one more line of stderr. */
export function debugView(view: DebugView, line: string): DebugView {
  const address = LISTENS.exec(line)?.[1];
  if (address !== undefined) return { ...view, phase: "waiting", address };
  if (OF_NODE.test(line)) return view;
  return { ...view, lines: [...view.lines, line].slice(-MOST_LINES) };
}
