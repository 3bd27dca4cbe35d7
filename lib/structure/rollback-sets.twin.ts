import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

/** `recent`: how far back a version is taken from. */
function randomInput(random: Random, size: number, queries: number, recent = queries): string {
  const versions = [-1];
  const lines = Array.from({ length: queries }, (_, query) => {
    const kind = random.int(0, 1);
    const version =
      versions[random.int(Math.max(0, versions.length - recent), versions.length - 1)];
    if (kind === 0) versions.push(query);
    return `${kind} ${version} ${random.int(0, size - 1)} ${random.int(0, size - 1)}`;
  });
  return `${size} ${queries}\n${lines.join("\n")}\n`;
}

/** A path of versions that joins one vertex after the other; two of a thousand lines ask. */
function path(): string {
  const lines = Array.from({ length: 200_000 }, (_, query) =>
    query % 1000 < 998
      ? `0 ${query % 1000 === 0 && query > 0 ? query - 3 : query - 1} ${query % 200_000} 0`
      : `1 ${query - (query % 1000) + 997} ${query} 0`,
  );
  return `200000 200000\n${lines.join("\n")}\n`;
}

/** Every version has its own labels where that is small; the largest inputs have a known answer. */
export const twin: Twin = {
  problem: "persistent_unionfind",
  generators: {
    small: (random) => randomInput(random, random.int(1, 6), 30),
    medium: (random) => randomInput(random, 50, 1000, random.pick([3, 1000])),
    // In a path of versions each asks whether its own vertex is joined: it is not yet.
    "max-path": () => ({ input: path(), output: "0\n".repeat(400) }),
  },
  naive: (input) => {
    const [head, ...lines] = input.trimEnd().split("\n");
    const size = Number(head!.split(" ")[0]);
    const versions = new Map([[-1, Array.from({ length: size }, (_, vertex) => vertex)]]);
    const out: number[] = [];
    lines.forEach((line, query) => {
      const [kind, k, u, v] = line.split(" ").map(Number) as [number, number, number, number];
      const labels = versions.get(k)!;
      if (kind === 1) out.push(+(labels[u] === labels[v]));
      else {
        const joined = labels.map((label) => (label === labels[u] ? labels[v]! : label));
        versions.set(query, joined);
      }
    });
    return `${out.join("\n")}\n`;
  },
};
