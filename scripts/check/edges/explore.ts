import { Random } from "../../../lib/sequence/random";
import type { Callables, Signature } from "./signatures";
import { valuesOf } from "./values";

/** What a call did: the error's name and message, or undefined where it gave an answer. */
export type Attempt = (source: string) => string | undefined;

const BASES = 20;
const REPEATS = 5;
/** Bounds up to here come from the size of the argument before. */
const SIZE = 9;

/**
 * The errors of a module's exported functions and methods, as lines "call → error": each function is
 * called with arguments that it takes, then with one of them replaced by each edge and by the integers beyond
 * the bounds that a message names. A line has one call for each form of message, and the other values.
 */
export function explore({ functions, classes }: Callables, attempt: Attempt): string[] {
  const lines: string[] = [];
  for (const signature of functions) lines.push(...tried(signature, signature.name, attempt));
  for (const { name, construct, methods } of classes) {
    const created = { name, parameters: construct ?? [], isStatic: true };
    if (construct) lines.push(...tried(created, `new ${name}`, attempt));
    const base = construct && baseOf(created, `new ${name}`, attempt);
    for (const method of methods) {
      const methodName = method.name.slice(name.length + 1);
      if (method.isStatic) lines.push(...tried(method, method.name, attempt));
      else if (base)
        lines.push(
          ...tried(
            method,
            `${base}.${methodName}`,
            attempt,
            ([args]) => `again(${REPEATS}, ${base}, (it) => it.${methodName}(${args}))`,
          ),
        );
    }
  }
  return lines;
}

/** Lists of arguments that are likely to be taken; none where a type is not known. */
function candidates({ parameters }: Signature): string[][] {
  const required = parameters.filter(({ isOptional }) => !isOptional);
  const pools = required.map(({ type }) => valuesOf(type)?.good);
  if (pools.some((pool) => pool === undefined)) return [];
  const random = new Random(1);
  return Array.from({ length: BASES }, (_, at) =>
    pools.map((pool, place) => {
      if (at < 4) return pool![at % pool!.length]!;
      if (at < 8) return pool![(at + place) % pool!.length]!;
      return random.pick(pool!);
    }),
  );
}

/** An object of the class as source text, made by arguments that its constructor takes. */
export function baseOf(signature: Signature, called: string, attempt: Attempt): string | undefined {
  const sources = candidates(signature).map((args) => `${called}(${args.join(", ")})`);
  return sources.find((source) => attempt(source) === undefined);
}

/** Arguments that a call takes; undefined where no such call is known. */
export function argumentsOf(
  signature: Signature,
  attempt: (args: string) => string | undefined,
): string[] | undefined {
  return candidates(signature).find((args) => attempt(args.join(", ")) === undefined);
}

function tried(
  signature: Signature,
  called: string,
  attempt: Attempt,
  repeated?: (args: string[]) => string,
): string[] {
  const { parameters } = signature;
  const all = candidates(signature);
  if (all.length === 0) return [];
  const lines: string[] = [];
  const forms = new Set<string>();
  const args =
    all.find((each) => attempt(`${called}(${each.join(", ")})`) === undefined) ?? all[0]!;
  for (const [at, { type }] of parameters.entries()) {
    const before = [
      ...args.slice(0, at),
      ...Array(Math.max(0, at - args.length)).fill("undefined"),
    ];
    const source = (value: string) =>
      `${called}(${[...before, value, ...args.slice(at + 1)].join(", ")})`;
    const groups = refused(valuesOf(type)?.bad ?? [], (value) => attempt(source(value)));
    for (const [form, { error, values }] of groups) {
      forms.add(form);
      const [first, ...others] = values;
      lines.push(
        `${source(first!)} → ${error}${others.length > 0 ? `; also ${others.join(", ")}` : ""}`,
      );
    }
  }
  const others = all.map((each) => `${called}(${each.join(", ")})`);
  if (repeated) others.push(repeated([args.join(", ")]));
  for (const source of others) {
    const error = attempt(source);
    if (error === undefined || !isOurs(error) || forms.has(formOf(error))) continue;
    forms.add(formOf(error));
    lines.push(`${source} → ${error}`);
  }
  return lines;
}

/** The values that are refused, and those beyond the bounds that the messages name, by form of message. */
function refused(values: readonly string[], attempt: Attempt) {
  const groups = new Map<string, { error: string; values: string[] }>();
  const open = [...values];
  const seen = new Set<string>();
  for (let value = open.shift(); value !== undefined; value = open.shift()) {
    if (seen.has(value)) continue;
    seen.add(value);
    const error = attempt(value);
    if (error === undefined || !isOurs(error)) continue;
    const group = groups.get(formOf(error));
    if (group) {
      group.values.push(value);
      continue;
    }
    groups.set(formOf(error), { error, values: [value] });
    // Of the first alone: bounds may depend on the value.
    const bounds = beyondBounds(error);
    const lists = bounds.flatMap((bound) => listsWith(bound, value));
    open.push(...lists, ...(lists.length > 0 && error.includes("±") ? [] : bounds));
  }
  return groups;
}

/** A list of the value's kind that ends with this item; none for -1, which lists have, or no list. */
function listsWith(item: string, value: string): string[] {
  const kind = /^(\w+\.of\(|\[)/.exec(value)?.[0];
  return kind && item !== "-1" ? [`${kind}0, 1, ${item}${kind === "[" ? "]" : ")"}`] : [];
}

const NUMBER = String.raw`-?(?:\d+(?:\.\d+)?)(?:e\d+)?(?:\^\d+)?(?: [-+] \d+)?`;

/** An error of the library names the function first. */
export function isOurs(error: string): boolean {
  return /^\w+: [A-Za-z]\w*(\.\w+)?: /.test(error);
}

/** A message without its values. */
function formOf(error: string): string {
  return error.replace(
    /-?\d+(\.\d+)?(e[-+]?\d+)?n?|\bNaN\b|-?\bInfinity\b|\bundefined\b|\bx\b|"[^"]*"/g,
    "#",
  );
}

/** The integers on the other side of the bounds in "in [1, 2^30)" and "within ±2^40". */
function beyondBounds(error: string): string[] {
  const size = new RegExp(`in ±(${NUMBER})`).exec(error)?.[1];
  if (size) return [1, -1].map((sign) => String(sign * (boundOf(size) + 1)));
  const match = new RegExp(String.raw`in ([[(])(${NUMBER}), (${NUMBER})([\])])`).exec(error);
  if (!match) return [];
  const [, open, low, high, close] = match;
  const [least, most] = [low!, high!].map(boundOf);
  if (most! <= SIZE) return [];
  return [String(open === "[" ? least! - 1 : least!), String(close === "]" ? most! + 1 : most!)];
}

function boundOf(text: string): number {
  const [power, , sign, term] = /^(\S+)( ([-+]) (\d+))?$/.exec(text)!.slice(1) as string[];
  const [base, exponent] = power!.split("^").map(Number);
  const value = exponent === undefined ? base! : Math.sign(base!) * Math.abs(base!) ** exponent;
  return value + (term ? Number(`${sign}${term}`) : 0);
}
