import { accessSync, constants } from "node:fs";
import { globSync } from "glob";
import type { Case, Trouble } from "../core/judged";
import { casesFolder } from "./repository";

/** The cases of a problem in the order of their names, and what is wrong with the others. */
export function findCases(slug: string): { cases: Case[]; troubles: Trouble[] } {
  const cwd = casesFolder(slug);
  const files = new Set(globSync(["*.in", "*.out"], { cwd, posix: true }));
  const names = [...new Set([...files].map((file) => file.replace(/\.(in|out)$/, "")))].sort();
  const cases: Case[] = [];
  const troubles: Trouble[] = [];
  for (const name of names) {
    const missing = ["in", "out"].find((end) => !files.has(`${name}.${end}`));
    if (missing) {
      troubles.push({
        message: `cases/${slug}/${name}.${missing} is missing`,
        hint: `write it, or remove its other half`,
      });
      continue;
    }
    const [input, expected] = [`${cwd}/${name}.in`, `${cwd}/${name}.out`];
    const unreadable = [input, expected].find((file) => !isReadable(file));
    if (unreadable) {
      const message = `cases/${slug}/${unreadable.slice(cwd.length + 1)} cannot be read`;
      troubles.push({ message, hint: "chmod +r it" });
    } else cases.push({ name, input, expected });
  }
  if (names.length === 0) {
    troubles.push({
      message: `cases/${slug} has no cases`,
      hint: "write sample-1.in and sample-1.out",
    });
  }
  return { cases, troubles };
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
