import { expect, it } from "vitest";
import { smallTexts } from "../../../scripts/testing/small-texts";
import { withoutArrays } from "../../../scripts/testing/without-arrays";
import { PalindromicTree } from "../palindromic-tree";

it("knows every palindrome, its parent and its link", () => {
  for (const text of smallTexts(200)) {
    const tree = new PalindromicTree(text.length, 97, 4);
    const numbers = new Map([["", 1]]);
    const isPalindrome = (word: readonly number[]) => [...word].reverse().join() === word.join();
    const longest = (word: readonly number[]) => {
      let start = 0;
      while (!isPalindrome(word.slice(start))) start++;
      return word.slice(start);
    };
    for (let end = 1; end <= text.length; end++) {
      const palindrome = longest(text.slice(0, end));
      const key = palindrome.join();
      if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
      const node = tree.add(text[end - 1]!);
      expect(node).toBe(numbers.get(key));
      expect(tree.last).toBe(node);
      expect(tree.length[node]).toBe(palindrome.length);
      const parent = palindrome.length === 1 ? 0 : numbers.get(palindrome.slice(1, -1).join());
      expect(tree.parent[node]).toBe(parent);
      expect(tree.link[node]).toBe(numbers.get(longest(palindrome.slice(1)).join()));
    }
    expect(tree.nodes).toBe(numbers.size + 1);
  }
});

it("links the series of palindromic suffixes with equal gaps", () => {
  let most = 0;
  for (const text of smallTexts(200)) {
    const tree = new PalindromicTree(text.length, 97, 4);
    for (const symbol of text) tree.add(symbol);
    const { gap, series } = tree.series();
    expect([gap.length, series.length]).toEqual([tree.nodes, tree.nodes]);
    const { length, link } = tree;
    const gapOf = (node: number) => (node < 2 ? 0 : length[node]! - length[link[node]!]!);
    for (let node = 2; node < tree.nodes; node++) {
      let end = node;
      while (gapOf(end) === gapOf(node)) end = link[end]!;
      expect([gap[node], series[node]]).toEqual([gapOf(node), end]);
    }
    let steps = 0;
    for (let node = tree.last; length[node]! > 0; node = series[node]!) steps++;
    most = Math.max(most, steps);
  }
  expect(most).toBeGreaterThan(2);
});

it("a million equal symbols", () => {
  const tree = new PalindromicTree(1_000_000, 97, 1);
  for (let i = 0; i < 1_000_000; i++) tree.add(97);
  expect(tree.length[tree.last]).toBe(1_000_000);
});

it("takes sizes to the bound, and no others", () => {
  expect(new PalindromicTree(0).nodes).toBe(2);
  expect(withoutArrays(() => new PalindromicTree(2 ** 31 - 3, 97, 1))).toThrow("an array");
});

it("refuses bad symbols, and add when full", () => {
  const tree = new PalindromicTree(1);
  tree.add(97);
  expect(() => tree.add(97)).toThrow("PalindromicTree.add: full at capacity 1");
});
