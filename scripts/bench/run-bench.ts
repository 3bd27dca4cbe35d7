import { type BenchResult, type BenchWork, type Role, row, type Sample } from "./bench-result";

export type BenchEvent =
  | { readonly type: "sample"; readonly name: string; readonly round: number; sample: Sample }
  | { readonly type: "disagreement"; readonly work: string; readonly answers: readonly Answer[] }
  | { readonly type: "result"; readonly result: BenchResult };

interface Answer {
  readonly name: string;
  readonly answer: string;
}

/**
 * Every contender once a round, in turn (A B C, A B C, …), so that a drift of the machine affects all
 * contenders alike.
 */
export async function* runBench(work: BenchWork, rounds: number): AsyncGenerator<BenchEvent> {
  const ready: {
    name: string;
    role: Role;
    rounds: number;
    measure: () => Promise<Sample>;
    samples: Sample[];
  }[] = [];
  const skipped: { name: string; reason: string }[] = [];
  for (const { name, role, once, measure } of work.entrants) {
    if (typeof measure === "function") {
      ready.push({ name, role, rounds: once ? 1 : rounds, measure, samples: [] });
    } else skipped.push({ name, reason: measure.missing });
  }
  for (let round = 0; round < rounds; round++) {
    for (const { name, measure, samples } of ready.filter((entrant) => round < entrant.rounds)) {
      const sample = await measure();
      samples.push(sample);
      yield { type: "sample", name, round, sample };
    }
  }
  const answers = ready
    .filter(({ role }) => role !== "start")
    .flatMap(({ name, samples }) => samples.map(({ answer }) => ({ name, answer })));
  if (new Set(answers.map(({ answer }) => answer)).size > 1) {
    yield { type: "disagreement", work: work.work, answers };
  }
  const rows = ready.map(({ name, role, samples }) => row(name, role, samples));
  const { entrants: _, conclude, ...facts } = work;
  const rowOf = (name: string) => rows.find((row) => row.name === name)!;
  const conclusions = conclude?.(rowOf) ?? [];
  yield { type: "result", result: { ...facts, rounds, rows, skipped, conclusions } };
}
