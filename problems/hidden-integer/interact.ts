// Hidden Integer: answers "? y" with YES where y < x, else NO; ends at "! y". Gets the paths of the .in
// and the .out file as arguments; ends with 42 (right) or 43 (wrong, and why on stderr).
import { closeSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const MOST = 1_000_000_000;
const MOST_QUESTIONS = 30;
const STDOUT = 1;
const [input = ""] = process.argv.slice(2);
const hidden = Number(readFileSync(input, "utf8"));

/** Ends the conversation with a verdict. */
function end(verdict: "right" | "wrong", reason: string): never {
  process.stderr.write(`${reason}\n`);
  return process.exit({ right: 42, wrong: 43 }[verdict]);
}

async function talk(): Promise<void> {
  let questions = 0;
  let isFound = false;
  for await (const line of createInterface({ input: process.stdin })) {
    if (isFound) end("wrong", `expected nothing after the answer, found "${line.slice(0, 40)}"`);
    const [, sign, digits = ""] = /^([?!]) ([1-9]\d{0,9})\s*$/.exec(line) ?? [];
    const number = Number(digits);
    if (sign === undefined || number > MOST) {
      end("wrong", `expected "? y" or "! y" with y in [1, ${MOST}], found "${line.slice(0, 40)}"`);
    }
    if (sign === "!") {
      if (number !== hidden) end("wrong", `the integer is ${hidden}, the program says ${number}`);
      isFound = true;
      closeSync(STDOUT); // nothing more comes: a program that listens until the end of its input ends
      continue;
    }
    if (++questions > MOST_QUESTIONS) end("wrong", `more than ${MOST_QUESTIONS} questions`);
    process.stdout.write(number < hidden ? "YES\n" : "NO\n");
  }
  if (isFound) end("right", `${questions} questions`);
  end("wrong", "the program ended without an answer");
}

void talk();
