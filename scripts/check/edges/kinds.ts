import { inspect } from "node:util";
import { argumentsOf, baseOf, isOurs } from "./explore";
import type { Callables, Signature } from "./signatures";

/** What a call gave: its value, or its error as "TypeError: message". */
export type Evaluate = (source: string) => { readonly value?: unknown; readonly error?: string };

export interface Silent {
  /** "Mod.add", "new Trie". */
  readonly called: string;
  readonly parameter: string;
  /** The first value that is taken. */
  readonly value: string;
}

/** What a card says of them: "Mod.add(a, b), Mod.by(factor)". */
export function namedIn(silent: readonly Silent[]): string {
  const calls = [...new Set(silent.map(({ called }) => called))];
  const parameters = (call: string) =>
    silent.flatMap(({ called, parameter }) => (called === call ? [parameter] : []));
  return calls.map((call) => `${call}(${parameters(call).join(", ")})`).join(", ");
}

/** The same as it stands in a module's card, at the end of Limits. */
export function saidUnchecked(text: string): string {
  const card = text.split("*/")[0]!.replace(/\n \* {2,}/g, " ");
  return /not checked to be numbers: (.*)/.exec(card)?.[1] ?? "";
}

const LISTS = new Set([
  "ArrayLike<number>",
  "readonly number[]",
  "Iterable<number>",
  "number | ArrayLike<number>",
  "Coordinates",
]);
/** Texts of these have another order than the numbers, and join where numbers are summed. */
const LIST = "[9, 10, 2]";

/**
 * The numeric parameters, and arrays of numbers, that take a value of another kind without a word: the
 * answer (of a method called twice, and its object) is not the one for the number that was meant, and there is no
 * error that says which.
 */
export function silentKinds({ functions, classes }: Callables, evaluate: Evaluate): Silent[] {
  const silent: Silent[] = [];
  const ask = (signature: Signature, write: (args: string) => string, called: string) =>
    silent.push(...asked(signature, write, called, evaluate));
  for (const signature of functions)
    ask(signature, (args) => `${signature.name}(${args})`, signature.name);
  for (const { name, construct, methods } of classes) {
    const created = { name, parameters: construct ?? [], isStatic: true };
    if (construct) ask(created, (args) => `new ${name}(${args})`, `new ${name}`);
    const base = construct && baseOf(created, `new ${name}`, (source) => evaluate(source).error);
    for (const method of methods) {
      if (method.isStatic) ask(method, (args) => `${method.name}(${args})`, method.name);
      else if (base) {
        const call = method.name.slice(name.length + 1);
        ask(method, (args) => `twice(${base}, (it) => it.${call}(${args}))`, method.name);
      }
    }
  }
  return silent;
}

function asked(
  signature: Signature,
  write: (args: string) => string,
  called: string,
  evaluate: Evaluate,
): Silent[] {
  const { parameters } = signature;
  const args = argumentsOf(signature, (list) => evaluate(write(list)).error);
  if (!args) return [];
  return parameters.flatMap(({ name, type, isOptional }, at) => {
    if (type !== "number" && !LISTS.has(type)) return [];
    const source = (value: string) => {
      const before = [
        ...args.slice(0, at),
        ...Array(Math.max(0, at - args.length)).fill("undefined"),
      ];
      return write([...before, value, ...args.slice(at + 1)].join(", "));
    };
    const good = [
      ...(LISTS.has(type) ? [LIST] : []),
      args[at] ?? (type === "number" ? "3" : ""),
    ].find((value) => /\d/.test(value) && evaluate(source(value)).error === undefined);
    if (good === undefined) return [];
    const answer = shownWhole(evaluate(source(good)).value);
    const value = othersOf(good, isOptional).find((other) => {
      const { value: otherAnswer, error } = evaluate(source(other));
      if (error !== undefined) return !isLoud(error);
      return !/^\[?"|\dn/.test(other) || shownWhole(otherAnswer) !== answer;
    });
    return value === undefined ? [] : [{ called, parameter: name, value }];
  });
}

/** The number as a text and a bigint, and what is no number. */
function othersOf(good: string, isOptional: boolean): string[] {
  const items = /^(?:\w+\.of\(|\[)(.*)[)\]]$/.exec(good)?.[1];
  if (items === undefined) {
    const others = [`"${good}"`, `${good}n`, "NaN", "{}"];
    return isOptional ? others : [...others, "undefined"];
  }
  const list = items.split(", ");
  const texts = list.map((item) => `"${item}"`);
  const bigints = list.map((item) => `${item}n`);
  const last = ["NaN", "undefined"].map((item) => [...list.slice(0, -1), item]);
  return [texts, bigints, ...last].map((all) => `[${all.join(", ")}]`);
}

/** Functions alike are equal here: each call has its own. */
function shownWhole(value: unknown): string {
  return inspect(value, { depth: 6, maxArrayLength: 64, breakLength: Number.POSITIVE_INFINITY });
}

function isLoud(error: string): boolean {
  return /^(Range|Type)Error: /.test(error) && (isOurs(error) || error.includes("BigInt"));
}
