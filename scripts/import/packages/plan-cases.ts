import type { DraftCase } from "../../problem/draft";
import type { PackageDraft } from "./package-draft";

/** The file's name; the folder's where that has the number: Test10/PROB. */
function ownName(parts: readonly string[]): readonly string[] {
  const [file = "", folder = ""] = [...parts].reverse();
  return /\d/.test(folder) && !/\d/.test(file) ? [folder] : [file];
}

/** Names of cases: the group and the file where there are groups, else the file alone. */
export function namedCases({ cases }: PackageDraft, source: string): DraftCase[] {
  const taken = new Set<string>();
  const empty = new Uint8Array();
  return cases.map(
    ({ key, isSample, input, output, group, points, flags, timeShare, memoryShare }) => {
      const inGroup = key.replace(/^(?:secret|sample)\//, "").split("/");
      const path = key.startsWith("secret/") ? inGroup : ownName(inGroup);
      const words =
        path
          .join("/")
          .toLowerCase()
          .match(/[a-z0-9]+/g) ?? [];
      const rest = words
        .filter((word) => !/^samples?$/.test(word))
        .join("-")
        .slice(0, 60);
      const base = `${isSample ? "sample" : "given"}-${rest || taken.size + 1}`;
      let name = base;
      for (let count = 2; taken.has(name); count++) name = `${base}-${count}`;
      taken.add(name);
      return {
        name,
        input: input?.read() ?? empty,
        output: output?.read() ?? empty,
        origin: {
          ...(isSample
            ? { from: "statement" as const, source }
            : { from: "hand" as const, why: `given in ${source} as ${key}` }),
          ...(group !== undefined && { group }),
          ...(points !== undefined && { points }),
          ...(flags && { flags }),
          ...(timeShare !== undefined && { timeShare }),
          ...(memoryShare !== undefined && { memoryShare }),
        },
      };
    },
  );
}
