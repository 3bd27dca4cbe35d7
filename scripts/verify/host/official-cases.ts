import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { ExpectedError } from "../../base/expected-error";
import { readZip } from "../../base/host/read-zip";
import { pairFiles } from "../../base/pair-files";
import type { PlannedCase } from "../planned-case";

/** The official cases of a problem: FOLDER/<id>.zip, or FOLDER/<id>/ with *.in and *.out or in/ and out/. */
export function officialCases(folder: string, problem: string): PlannedCase[] {
  const zip = join(folder, `${problem}.zip`);
  const reads = existsSync(zip) ? zipFiles(zip) : folderFiles(join(folder, problem));
  const cases = pairFiles([...reads.keys()]).pairs.map(({ key, input, output }) => ({
    name: key.replaceAll("/", "-"),
    content: () => ({ input: reads.get(input)!(), expected: reads.get(output)!() }),
  }));
  if (cases.length > 0) return cases;
  throw new ExpectedError(
    `no official cases of ${problem} in ${folder}`,
    `put them into ${zip} or ${join(folder, problem)}/`,
  );
}

type Reads = Map<string, () => Uint8Array>;

function zipFiles(zip: string): Reads {
  return new Map(readZip(readFileSync(zip), zip).map(({ path, read }) => [path, read]));
}

function folderFiles(folder: string): Reads {
  const paths = globSync("**/*", { cwd: folder, posix: true, nodir: true });
  return new Map(paths.map((path) => [path, () => readFileSync(join(folder, path))]));
}
