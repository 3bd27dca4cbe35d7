// A worked example, "Guess the Number": the .in file has a hidden number from 1 to 1000. To "? y" it answers
// "higher", "lower" or "equal"; "! y" names the number and ends the talk. At most 10 questions are allowed.
// Gets the paths of the .in and the .out file as arguments; ends with 42 (right) or 43 (wrong, and why on stderr).
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const MOST = 1000;
const MOST_QUESTIONS = 10;
const [input = ""] = process.argv.slice(2);
const hidden = Number(readFileSync(input, "utf8"));

/** Ends the conversation with a verdict. */
function end(verdict: "right" | "wrong", reason: string): never {
  process.stderr.write(`${reason}\n`);
  return process.exit({ right: 42, wrong: 43 }[verdict]);
}

async function talk(): Promise<void> {
  let questions = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    const [, sign, digits = ""] = /^([?!]) (\d{1,4})$/.exec(line) ?? [];
    const number = Number(digits);
    if (sign === undefined || number < 1 || number > MOST) {
      end("wrong", `expected "? y" or "! y" with y in [1, ${MOST}], found "${line.slice(0, 40)}"`);
    }
    if (sign === "!") {
      if (number !== hidden) end("wrong", `the number is ${hidden}, the program says ${number}`);
      end("right", `${questions} questions`);
    }
    if (++questions > MOST_QUESTIONS) end("wrong", `more than ${MOST_QUESTIONS} questions`);
    const answer = number < hidden ? "higher" : number > hidden ? "lower" : "equal";
    process.stdout.write(`${answer}\n`);
  }
  end("wrong", "the program ended without an answer");
}

void talk();
