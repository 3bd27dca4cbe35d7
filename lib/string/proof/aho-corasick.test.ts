import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { AhoCorasick } from "../aho-corasick";

it("ends at the longest suffix that is a prefix of a pattern", () => {
  const random = new Random(1);
  const word = (length: number) => Array.from({ length }, () => random.int(97, 98));
  for (let round = 0; round < 100; round++) {
    const patterns = Array.from({ length: random.int(0, 6) }, () => word(random.int(0, 5)));
    const trie = new AhoCorasick(30, 97, 2);
    const nodes = patterns.map((pattern) => trie.add(pattern));
    trie.build();
    const prefixes = new Map<string, number>([["", 0]]);
    for (const [at, pattern] of patterns.entries()) {
      for (let end = 1; end <= pattern.length; end++) {
        const prefix = pattern.slice(0, end).join();
        if (!prefixes.has(prefix)) prefixes.set(prefix, prefixes.size);
      }
      expect(nodes[at]).toBe(prefixes.get(pattern.join()));
    }
    expect(trie.nodes).toBe(prefixes.size);
    const longest = (text: readonly number[]) => {
      let start = 0;
      while (!prefixes.has(text.slice(start).join())) start++;
      return prefixes.get(text.slice(start).join());
    };
    for (const [prefix, node] of prefixes)
      if (node > 0) expect(trie.link[node]).toBe(longest(prefix.split(",").map(Number).slice(1)));
    const text = word(30);
    for (let end = 1, node = 0; end <= text.length; end++) {
      node = trie.step(node, text[end - 1]!);
      expect(node).toBe(longest(text.slice(0, end)));
    }
  }
});

it("a pattern of a million symbols", () => {
  const trie = new AhoCorasick(1_000_000, 97, 2);
  trie.add(new Uint8Array(1_000_000).fill(97));
  trie.build();
  expect(trie.link[1_000_000]).toBe(999_999);
});

it("takes sizes to the bound, and no others", () => expect(new AhoCorasick(0).nodes).toBe(1));

it("refuses bad symbols, add after build and step before", () => {
  const trie = new AhoCorasick(1);
  expect(() => trie.add([97, 97])).toThrow("AhoCorasick.add: full at capacity 1");
  trie.build();
  for (const bad of [96, 123, 97.5, Number.NaN]) {
    const call = () => trie.step(0, bad);
    expect(call).toThrow(`AhoCorasick.step: symbols must be in [97, 123), got ${bad}`);
  }
  expect(() => trie.add([97])).toThrow("AhoCorasick.add: not after build");
});
