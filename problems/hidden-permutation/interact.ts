// Hidden Permutation: says n, then answers "? i j" with YES where the value at i is less than that at j,
// else NO; ends at "! " and the values. Gets the paths of the .in and the .out file as arguments; ends with
// 42 (right) or 43 (wrong, and why on stderr).
import { closeSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const MOST_QUESTIONS = 10_000;
const STDOUT = 1;
const [input = ""] = process.argv.slice(2);
const [n = 0, ...hidden] = readFileSync(input, "utf8").trim().split(/\s+/).map(Number);

/** Ends the conversation with a verdict. */
function end(verdict: "right" | "wrong", reason: string): never {
  process.stderr.write(`${reason}\n`);
  return process.exit({ right: 42, wrong: 43 }[verdict]);
}

/** The numbers from 1 to n behind the sign; undefined where there is anything else. */
function numbersOf(line: string): number[] | undefined {
  const words = line.trim().split(/ +/).slice(1);
  const isNumber = (word: string) => /^[1-9]\d{0,3}$/.test(word) && Number(word) <= n;
  return words.every(isNumber) ? words.map(Number) : undefined;
}

async function talk(): Promise<void> {
  process.stdout.write(`${n}\n`);
  let questions = 0;
  let isFound = false;
  for await (const line of createInterface({ input: process.stdin })) {
    if (isFound) end("wrong", `expected nothing after the answer, found "${line.slice(0, 40)}"`);
    const numbers = numbersOf(line);
    const isQuestion = line.startsWith("? ") && numbers?.length === 2;
    const isAnswer = line.startsWith("! ") && numbers?.length === n;
    if (!numbers || !(isQuestion || isAnswer)) {
      const wanted = `"? i j" or "! a1 … an" with numbers in [1, ${n}]`;
      end("wrong", `expected ${wanted}, found "${line.slice(0, 40)}"`);
    }
    if (isAnswer) {
      const place = numbers.findIndex((value, at) => value !== hidden[at]);
      if (place >= 0) {
        end("wrong", `value ${place + 1} is ${hidden[place]}, the program says ${numbers[place]}`);
      }
      isFound = true;
      closeSync(STDOUT); // nothing more comes: a program that listens until the end of its input ends
      continue;
    }
    if (++questions > MOST_QUESTIONS) end("wrong", `more than ${MOST_QUESTIONS} questions`);
    const [i = 0, j = 0] = numbers;
    process.stdout.write(hidden[i - 1]! < hidden[j - 1]! ? "YES\n" : "NO\n");
  }
  if (isFound) end("right", `${questions} questions`);
  end("wrong", "the program ended without an answer");
}

void talk();
