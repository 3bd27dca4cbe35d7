import { Random } from "../../../lib/sequence/random";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import type { Values } from "./constants";

interface Span {
  readonly low: number;
  readonly high: number;
  /** Both ends are written as integers: so are the values. */
  readonly isWhole: boolean;
}

type Choice = readonly string[] | Span;

/** So often a trial is drawn at most until it is a new one, in the mean. */
const DRAWS = 100;

/**
 * The trials of "T0=1,2,3" and "K=1..9": all combinations, or where `trials` says how many, so many at random.
 */
export function trialValues(
  words: readonly string[],
  trials: number | undefined,
  seed: number,
): Values[] {
  const choices = words.map((word) => {
    const [, name, text = ""] = /^([A-Za-z_$][\w$]*)=(.+)$/s.exec(word) ?? [];
    if (name === undefined) {
      const hint = `--set ${/^[A-Za-z_$][\w$]*$/.test(word) ? word : "T0"}=3000`;
      throw wrong(`--set ${word} names no constant and value`, hint);
    }
    return [name, choiceOf(text)] as const;
  });
  const names = choices.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw wrong(`--set has ${twice} twice`, `--set ${twice}=1,2,3`);
  if (trials !== undefined) {
    const random = new Random(seed);
    const pick = (choice: Choice) =>
      "low" in choice ? drawn(random, choice) : random.pick(choice);
    const distinct = new Map<string, Values>();
    for (let draw = 0; draw < DRAWS * trials && distinct.size < trials; draw++) {
      const values = Object.fromEntries(choices.map(([name, choice]) => [name, pick(choice)]));
      distinct.set(JSON.stringify(values), values);
    }
    if (distinct.size === trials) return [...distinct.values()];
    const most = `these constants have only ${distinct.size} different values`;
    throw wrong(`--trials ${trials}: ${most}`, `--trials ${distinct.size}`);
  }
  return choices.reduce<Values[]>(
    (sets, [name, choice]) => {
      if ("low" in choice)
        throw wrong(`${name} has a range: how many trials?`, "--trials 20 --seed 1");
      return sets.flatMap((set) => choice.map((value) => ({ ...set, [name]: value })));
    },
    [{}],
  );
}

function choiceOf(text: string): Choice {
  const [low = Number.NaN, high = Number.NaN, ...more] = text.split("..").map(Number);
  const isSpan = low < high && more.length === 0;
  return isSpan ? { low, high, isWhole: /^-?\d+\.\.-?\d+$/.test(text) } : text.split(",");
}

/** An integer, or a number of six digits. */
function drawn(random: Random, { low, high, isWhole }: Span): string {
  if (isWhole) return `${random.int(low, high)}`;
  return `${Number((low + random.float() * (high - low)).toPrecision(6))}`;
}

function wrong(message: string, hint: string): ExpectedError {
  return new ExpectedError(message, hint, EXIT.usage);
}
