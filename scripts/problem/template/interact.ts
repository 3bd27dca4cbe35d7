// {{title}}: talks with the solution over stdin and stdout, a line at a time. Gets the paths of the .in
// and the .out file as arguments; ends with 42 (right) or 43 (wrong, and why on stderr).
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [input = ""] = process.argv.slice(2);
const secret = readFileSync(input, "utf8").trim();

/** Ends the conversation with a verdict. */
function end(verdict: "right" | "wrong" | "unfinished", reason: string): never {
  process.stderr.write(`${reason}\n`);
  return process.exit({ right: 42, wrong: 43, unfinished: 3 }[verdict]);
}

async function talk(): Promise<void> {
  if (input) end("unfinished", "interact.ts is not written yet"); // delete this line
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === `! ${secret}`) end("right", "");
    process.stdout.write("higher\n"); // the answer to this line
  }
  end("wrong", "the program ended without an answer");
}

void talk();
