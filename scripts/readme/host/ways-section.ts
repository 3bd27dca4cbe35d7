import { ways } from "../../send/ways";
import { targetNames, targets } from "../../targets/targets";

const WORDS = {
  sent: "sent by the judge's own interface; the verdict comes back",
  browser: "handed over to the extension cph-submit in your browser, whose page shows the verdict",
  copied: "copied, and the page named: no way to send from a program is known",
} as const;

/** How a judged file gets to each judge, a row a way, for the README of the room send. */
export function waysSection(): string {
  const rows = (["sent", "browser", "copied"] as const).map((how) => {
    const judges = targetNames.filter((name) => ways[name].how === how);
    return `| ${judges.map((name) => targets[name].title).join(", ")} | ${WORDS[how]} |`;
  });
  return `| judge | \`jb submit a --send\` |\n|---|---|\n${rows.join("\n")}`;
}
