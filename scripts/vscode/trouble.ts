/** A way on: a command of VS Code, offered as a button. */
export interface Way {
  readonly title: string;
  readonly command: string;
  readonly words?: readonly unknown[];
}

const AGAIN: Way = { title: "Try again", command: "judgebench.start" };

/** Why something is not done, in one line, with ways on. */
export class Trouble extends Error {
  readonly ways: readonly Way[];

  constructor(message: string, ways: readonly Way[] = []) {
    super(message);
    this.ways = ways;
  }
}

export const untrusted = () =>
  new Trouble("judging runs the programs of this folder, and you have not trusted it yet", [
    { title: "Manage trust", command: "workbench.trust.manage" },
  ]);

export const notInstalled = (folder: string) =>
  new Trouble(`package.json of ${folder} names judgebench, but it is not installed`, [
    { title: "npm install", command: "judgebench.install", words: [folder] },
    AGAIN,
  ]);

export const notFound = () =>
  new Trouble("no folder at or above the open file has judgebench", [
    { title: "Set it up", command: "judgebench.install" },
    AGAIN,
  ]);

export const noNode = () =>
  new Trouble(
    "no Node in the PATH: judging needs Node 20.19 or newer, VS Code's own does not count",
    [{ title: "Open nodejs.org", command: "judgebench.openNode" }, AGAIN],
  );

export const serverGone = () =>
  new Trouble("the desk's server has ended; cases and verdicts are kept", [
    { title: "Start it again", command: "judgebench.start" },
  ]);

/** What a command of judgebench printed as it failed: "error: …" and "  try: …", or "bug: …" and its stack. */
export function failed(output: string): Trouble {
  const lines = output.trim().split("\n");
  const error = lines.find((line) => line.startsWith("error: "))?.slice("error: ".length);
  const hint = lines.find((line) => line.startsWith("  try: "))?.slice("  try: ".length);
  const message = error ?? lines.find((line) => line.startsWith("bug: ")) ?? lines.at(-1) ?? "";
  return new Trouble(hint === undefined ? message || "it ended" : `${message} (try: ${hint})`, [
    AGAIN,
  ]);
}
