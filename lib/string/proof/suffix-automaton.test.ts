import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { smallTexts } from "../../../scripts/testing/small-texts";
import { Random } from "../../sequence/random";
import { SuffixAutomaton } from "../suffix-automaton";

it("reads exactly the substrings, and knows where each ends first", () => {
  for (const text of smallTexts(100)) {
    const [automaton, ends] = [new SuffixAutomaton(text, 97, 4), new Map<string, number>()];
    for (let end = 1; end <= text.length; end++) {
      for (let start = 0; start < end; start++) {
        const word = text.slice(start, end).join();
        if (!ends.has(word)) ends.set(word, end);
      }
    }
    expect(automaton.distinct()).toBe(ends.size);
    expect(automaton.states).toBeLessThanOrEqual(Math.max(1, 2 * text.length));
    const random = new Random(text.length);
    for (let step = 0; step < 20; step++) {
      const start = random.int(0, text.length);
      const word = text.slice(start, random.int(start, text.length));
      if (random.int(0, 1) === 0) word.push(random.int(97, 100));
      let state = 0;
      for (const symbol of word) if (state >= 0) state = automaton.step(state, symbol);
      const end = word.length === 0 ? 0 : ends.get(word.join());
      expect(state >= 0).toBe(end !== undefined);
      if (end !== undefined) expect(automaton.firstEnd[state]).toBe(end);
    }
  }
});

it("counts the occurrences of every substring", () => {
  for (const text of smallTexts(100)) {
    const automaton = new SuffixAutomaton(text, 97, 4);
    const counts = new Map<string, { word: number[]; count: number }>();
    for (let start = 0; start < text.length; start++) {
      for (let end = start + 1; end <= text.length; end++) {
        const word = text.slice(start, end);
        const known = counts.get(word.join());
        counts.set(word.join(), { word, count: (known?.count ?? 0) + 1 });
      }
    }
    const occurrences = automaton.occurrences();
    expect(occurrences[0]).toBe(text.length + 1);
    for (const { word, count } of counts.values()) {
      let state = 0;
      for (const symbol of word) state = automaton.step(state, symbol);
      expect(occurrences[state]).toBe(count);
    }
  }
});

it("orders the states: links lead backwards, steps forwards", () => {
  for (const text of smallTexts(100)) {
    const automaton = new SuffixAutomaton(text, 97, 4);
    const order = [...automaton.byLength()];
    expect([...order].sort((a, b) => a - b)).toEqual(order.map((_, i) => i));
    for (const [i, state] of order.entries()) {
      if (state > 0) expect(order.indexOf(automaton.link[state]!)).toBeLessThan(i);
      for (let symbol = 97; symbol < 101; symbol++) {
        const next = automaton.step(state, symbol);
        if (next >= 0) expect(order.indexOf(next)).toBeGreaterThan(i);
      }
    }
  }
});

it("the link is the longest suffix in another state", () => {
  const automaton = new SuffixAutomaton([..."abbb"].map((letter) => letter.charCodeAt(0)));
  for (let state = 1; state < automaton.states; state++)
    expect(automaton.length[automaton.link[state]!]).toBeLessThan(automaton.length[state]!);
});

it("steps nowhere by a symbol outside of the alphabet", () => {
  expect(new SuffixAutomaton([97], 97, 2 ** 16).distinct()).toBe(1);
  for (const offset of [-92, -1, 0.5, 1, Number.NaN]) {
    const automaton = new SuffixAutomaton([97, 97], 97, 1);
    expect([0, 1, 2].map((state) => automaton.step(state, 97 + offset))).toEqual([-1, -1, -1]);
  }
});

it("of words that grow: the substrings, how often and in how many words each occurs", () => {
  for (const random of rounds(100)) {
    const automaton = new SuffixAutomaton(60, 97, 3);
    const words = Array.from({ length: random.int(0, 6) }, () =>
      Array.from({ length: random.int(0, 10) }, () => 96 + random.int(1, 3)),
    );
    if (words.length > 1) words[1] = words[0]!.slice(0, random.int(0, 10));
    const all = new Map<string, { word: number[]; count: number; words: Set<number> }>();
    for (const [number, word] of words.entries()) {
      automaton.startWord();
      for (let end = 1; end <= word.length; end++) {
        const whole = automaton.add(word[end - 1]!);
        expect(automaton.length[whole]).toBe(end);
        for (let start = 0; start < end; start++) {
          const part = word.slice(start, end);
          const known = all.get(part.join()) ?? { word: part, count: 0, words: new Set() };
          all.set(part.join(), {
            ...known,
            count: known.count + 1,
            words: known.words.add(number),
          });
        }
        expect(automaton.distinct()).toBe(all.size);
      }
    }
    const occurrences = automaton.occurrences();
    const wordCounts = automaton.wordCounts(words);
    const answers = [occurrences[0], wordCounts[0]];
    expect(answers).toEqual([Math.max(1, words.length) + words.flat().length, words.length]);
    for (const { word, count, words } of all.values()) {
      let state = 0;
      for (const symbol of word) state = automaton.step(state, symbol);
      expect([occurrences[state], wordCounts[state]]).toEqual([count, words.size]);
    }
  }
});

it("refuses more symbols than it has room for, and words that were not added", () => {
  const automaton = new SuffixAutomaton(2);
  expect(automaton.addWord([97, 98])).toBe(2);
  expect(() => automaton.add(97)).toThrow("SuffixAutomaton.add: full at capacity 2");
  expect(() => automaton.wordCounts([[98], [98, 97]])).toThrow("word 1 was not added");
});
