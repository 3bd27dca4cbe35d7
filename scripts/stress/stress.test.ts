import { expect, it } from "vitest";
import { stress } from "./stress";
import type { Fault, Outcome, StressEvent } from "./stress-event";
import { comparing } from "./stress-examine";
import type { Lane, Runner, StressHost } from "./stress-host";

// Lists of numbers; somebody is wrong, crashes or hangs where one of them is large.

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (input: Uint8Array) => new TextDecoder().decode(input);
const numbers = (input: Uint8Array) => text(input).trim().split(/\s+/).map(Number);
const sum = (input: Uint8Array) => numbers(input).reduce((a, b) => a + b, 0);
const most = (input: Uint8Array) => Math.max(...numbers(input));
const answer = (value: number | string): Outcome => ({
  kind: "answer",
  output: bytes(`${value}\n`),
});

function runner(solve: (input: Uint8Array) => Outcome): Runner {
  return {
    async run(inputs) {
      const outcomes: Outcome[] = [];
      for (const input of inputs) {
        outcomes.push(solve(input));
        if (outcomes.at(-1)!.kind !== "answer") break;
      }
      return outcomes;
    },
  };
}

const honest = runner((input) => answer(sum(input)));

function laneOf(solution: Runner, reference = honest): Lane {
  return comparing(reference, solution, (_, expected, actual) =>
    text(expected) === text(actual)
      ? { verdict: "AC" }
      : { verdict: text(expected) === "judge\n" ? "JE" : "WA", message: "they differ" },
  );
}

function host(more: Partial<StressHost> & { solution?: Runner; reference?: Runner }): StressHost {
  let rounds = 0;
  const lane = laneOf(more.solution ?? honest, more.reference);
  return {
    source: {
      // Seed s gives the lists s, s+1, … : longer and larger with every seed.
      sample: (seed, count) =>
        Array.from({ length: count }, (_, index) => {
          const size = seed * count + index;
          return bytes(`${Array.from({ length: size % 7 }, () => size).join(" ")} 1\n`);
        }),
      shrink: async () => {},
    },
    lanes: [lane, lane],
    processes: lane,
    hurry: () => {},
    firstInvalid: firstOf((input) =>
      /^\d+( \d+)*\n$/.test(text(input).trimStart()) ? undefined : "not a list of numbers",
    ),
    hasValidator: true,
    goesOn: (phase) => phase === "shrink" || ++rounds < 20,
    confirm: async (fault) => fault,
    ...more,
  };
}

function firstOf(invalid: (input: Uint8Array) => string | undefined): StressHost["firstInvalid"] {
  return (inputs) => {
    const index = inputs.findIndex((input) => invalid(input) !== undefined);
    return index < 0 ? undefined : { index, message: invalid(inputs[index]!)! };
  };
}

async function run(stressHost: StressHost, seed = 0): Promise<StressEvent[]> {
  const events: StressEvent[] = [];
  for await (const event of stress({ seed, batch: 10 }, stressHost)) {
    if (event.type !== "tried") events.push(event);
  }
  return events;
}

const fault = (events: StressEvent[]) =>
  (events.find(({ type }) => type === "confirmed") as { fault: Fault } | undefined)?.fault;

it("reports only the number of inputs when no input fails", async () => {
  expect(await run(host({}))).toEqual([{ type: "end", tried: 200, failed: false }]);
});

/** The input of a seed and of a place in its batch. */
type Line = (seed: number, at: number) => string;
it.each<[string, Line, true | undefined]>([
  ["one input for every seed", () => "5 1\n", true],
  ["no words at all", () => "", true],
  ["one that differs", (seed, at) => (seed === 7 && at === 0 ? "6 1\n" : "5 1\n"), undefined],
  ["equal ones in each batch alone", (seed) => `${seed} 1\n`, undefined],
])("says at the end whether all inputs were equal: %s", async (_, line, isOneInput) => {
  const sample = (seed: number, count: number) =>
    Array.from({ length: count }, (_, at) => bytes(line(seed, at)));
  const source = { sample, shrink: async () => {} };
  const right = runner(() => answer(1));
  const valid = { solution: right, reference: right, firstInvalid: () => undefined };
  const end = (await run(host({ source, ...valid }))).at(-1)!;
  expect(end).toMatchObject({ type: "end", tried: 200 });
  expect("isOneInput" in end ? end.isOneInput : undefined).toBe(isOneInput);
});

it("says after each batch how many inputs have passed", async () => {
  const counts: number[] = [];
  for await (const event of stress({ seed: 0, batch: 10 }, host({}))) {
    if (event.type === "tried") counts.push(event.tried);
  }
  expect(counts).toEqual(Array.from({ length: 20 }, (_, index) => 10 * (index + 1)));
});

it("finds a wrong answer and shrinks it until nothing can be taken away or lowered", async () => {
  const wrong = runner((input) => answer(most(input) > 100 ? 0 : sum(input)));
  const events = await run(host({ solution: wrong }));
  expect(events.map(({ type }) => type)).toEqual(["found", "shrunk", "confirmed", "end"]);
  expect(fault(events)).toMatchObject({ culprit: "solution", verdict: "WA" });
  expect(text(fault(events)!.input)).toBe("101\n");
});

it("the same seed gives the same first fault, whichever lane ends first", async () => {
  const wrong = runner((input) => answer(most(input) > 400 ? 0 : sum(input)));
  const seeds = await Promise.all(
    [1, 2, 3, 5].map(async (lanes) => {
      const lane = laneOf(wrong);
      const [first] = await run(host({ lanes: Array.from({ length: lanes }, () => lane) }));
      return first!.type === "found" && [first!.seed, text(first!.fault.input)];
    }),
  );
  expect(new Set(seeds.map((seed) => JSON.stringify(seed))).size).toBe(1);
});

/** It fails so where a number is larger. */
const failing = (limit: number, kind: "crash" | "time", message: string) =>
  runner((input) => (most(input) > limit ? { kind, message } : answer(sum(input))));
const boom = { culprit: "solution", verdict: "RE", message: "boom", input: bytes("51\n") } as const;
const own = { culprit: "reference", verdict: "JE", message: "own", input: bytes("10\n") } as const;
const slow = { culprit: "solution", verdict: "TLE", input: bytes("51\n") } as const;

it.each<[string, Partial<Parameters<typeof host>[0]>, Partial<Fault>]>([
  ["a crash", { solution: failing(50, "crash", "boom") }, boom],
  ["an endless loop", { solution: failing(50, "time", "slow") }, slow],
  ["a reference that crashes", { reference: failing(9, "crash", "own") }, own],
  [
    "a checker that refuses the reference",
    { reference: runner((i) => answer(most(i) > 9 ? "judge" : sum(i))) },
    { culprit: "reference", message: "they differ" },
  ],
  [
    "a validator that refuses the generator",
    { firstInvalid: firstOf((input) => (most(input) > 70 ? "too much" : undefined)) },
    { culprit: "generator", message: "too much" },
  ],
])("reports %s", async (_, more, expected) => {
  expect(fault(await run(host(more)))).toMatchObject(expected);
});

it("waits for a reference that never ends once, not again for smaller inputs", async () => {
  let waits = 0;
  const reference = runner((i) => {
    if (most(i) <= 50) return answer(sum(i));
    waits++;
    return { kind: "time", message: "no answer" };
  });
  const stressHost = host({ reference, confirm: () => Promise.reject(new Error("tried again")) });
  const one = { ...stressHost, lanes: stressHost.lanes.slice(1) };
  expect(fault(await run(one))).toMatchObject({ culprit: "reference", message: "no answer" });
  expect(waits).toBe(1);
});

it("reports a fault that a separate process does not show", async () => {
  const wrong = runner(() => answer("?"));
  const events = await run(host({ solution: wrong, confirm: async () => "accepted" }));
  expect(events.at(-2)).toMatchObject({ type: "unconfirmed", instead: "accepted" });
});

it("leaves the text alone without a validator: only the generator knows what is valid", async () => {
  // As a solution that expects three numbers: the text rules would shrink the input to nothing.
  const wrong = runner(() => answer("?"));
  const given = bytes("10 10 10 1\n");
  const smaller = bytes("5 5 5 1\n");
  const source: StressHost["source"] = {
    sample: () => [given],
    shrink: async (_seed, _index, fails) => void (await fails(smaller)),
  };
  const unchecked = { firstInvalid: () => undefined, hasValidator: false };
  const events = await run(host({ solution: wrong, source, ...unchecked }));
  expect(events[1]).toMatchObject({ type: "shrunk", attempts: 1, hasValidator: false });
  expect(fault(events)?.input).toEqual(smaller);
});

it("stops shrinking when its time is over", async () => {
  const wrong = runner(() => answer("?"));
  const events = await run(host({ solution: wrong, goesOn: (phase) => phase === "look" }));
  expect(events[1]).toMatchObject({ type: "shrunk", attempts: 0 });
});

it("ignores a time-out that a process does not confirm: the machine was busy", async () => {
  const slow = runner((input) =>
    most(input) === 30 ? { kind: "time", message: "late" } : answer(sum(input)),
  );
  const events: StressEvent[] = [];
  const busy = host({ solution: slow, confirm: async () => "accepted" });
  for await (const event of stress({ seed: 1, batch: 8 }, busy)) {
    if (event.type !== "tried") events.push(event);
  }
  expect(events).toMatchObject([{ type: "end", failed: false }]);
  const [end] = events;
  expect(end?.type === "end" && end.tried).toBeGreaterThan(100); // it went on well beyond the 30
});
