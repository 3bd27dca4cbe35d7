import { Random } from "../../lib/sequence/random";
import { holdEqual } from "./hold-equal";

/** The arguments of a call; undefined where the model is in no state for it. */
type Draw<Model> = (random: Random, model: Model) => readonly unknown[] | undefined;
type Calls<Model, Name extends keyof Model> = { readonly [Key in Name]: Draw<Model> };

/**
 * Calls an object and its model alike: one of `steps` at random, then all of `asks`, again and again. Methods and
 * properties must answer alike, lists item by item; where the model throws, the object throws an error whose
 * message holds the model's. Fails with the shortest list of calls that it finds to show a difference.
 */
export function holdToModel<
  Model extends object,
  Step extends keyof Model,
  Ask extends keyof Model = never,
>(
  make: (
    random: Random,
  ) => readonly [object: { readonly [Name in NoInfer<Step | Ask>]: unknown }, Model],
  steps: Calls<Model, Step>,
  asks?: Calls<Model, Ask>,
  { rounds = 60, length = 60 } = {},
): void {
  for (let seed = 0; seed < rounds; seed++) {
    const walk = (places: readonly number[]) => difference(make, steps, asks ?? {}, seed, places);
    let places = Array.from({ length }, (_, place) => place);
    let message = walk(places);
    if (message === undefined) continue;
    // A step draws from a source of its own: the others stay as they are when it goes.
    for (const place of places.toReversed()) {
      const fewer = places.filter((other) => other !== place);
      const shorter = walk(fewer);
      if (shorter !== undefined) [places, message] = [fewer, shorter];
    }
    throw new Error(`seed ${seed}: ${message}`);
  }
}

/** What differs at the first difference, with the calls up to it. */
function difference<Model extends object>(
  make: (random: Random) => readonly [object, Model],
  steps: Record<PropertyKey, Draw<Model>>,
  asks: Record<PropertyKey, Draw<Model>>,
  seed: number,
  places: readonly number[],
): string | undefined {
  const [object, model] = make(new Random(seed));
  const log: [PropertyKey, readonly unknown[]][] = [];
  const call = (name: PropertyKey, args: readonly unknown[]) => {
    log.push([name, args]);
    const expected = answer(model, name, args);
    const actual = answer(object, name, args);
    if (isSame(actual, expected)) return;
    throw new Error(`expected ${shown(expected)}, got ${shown(actual)}`);
  };
  const names = Object.keys(steps);
  try {
    for (const place of places) {
      const random = new Random(1000 * seed + place);
      for (let tries = 0; tries < 50; tries++) {
        const name = random.pick(names);
        const args = steps[name]!(random, model);
        if (args === undefined) continue;
        call(name, args);
        break;
      }
      for (const [name, draw] of Object.entries(asks)) {
        const args = draw(random, model);
        if (args !== undefined) call(name, args);
      }
    }
  } catch (error) {
    const calls = log.filter(([name], at) => name in steps || at === log.length - 1);
    const lines = calls.map(([name, args]) => `${String(name)}(${args.map(shown).join(", ")})`);
    return `${lines.join("; ")}: ${error instanceof Error ? error.message : error}`;
  }
  return undefined;
}

function answer(one: object, name: PropertyKey, args: readonly unknown[]): unknown {
  try {
    const member: unknown = Reflect.get(one, name);
    const value: unknown = typeof member === "function" ? member.apply(one, args) : member;
    const isList = typeof value === "object" && value !== null && Symbol.iterator in value;
    return isList ? [...(value as Iterable<unknown>)] : value;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function isSame(actual: unknown, expected: unknown): boolean {
  if (expected instanceof Error)
    return actual instanceof Error && actual.message.includes(expected.message);
  if (Object.is(actual, expected)) return true;
  if (Array.isArray(actual) && Array.isArray(expected))
    return (
      actual.length === expected.length && actual.every((item, i) => isSame(item, expected[i]))
    );
  try {
    holdEqual(actual, expected);
    return true;
  } catch {
    return false; // holdEqual throws where they differ
  }
}

function shown(value: unknown): string {
  if (value instanceof Error || typeof value === "function") return String(value);
  const big = (_: string, part: unknown) => (typeof part === "bigint" ? `${part}n` : part);
  return JSON.stringify(value, big) ?? String(value);
}
