import { basename, resolve } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { readZip } from "../../base/host/read-zip";
import type { SourceFile } from "../../base/source-file";
import { archiveOf, dmojPackage } from "../dmoj/dmoj-package";
import { withConstants } from "../icpc/constants";
import { icpcPackage } from "../icpc/icpc-package";
import { olympiadPackage } from "../olympiad/olympiad-package";
import { type FoundPackage, findPackages } from "../packages/find-packages";
import { withTestlib } from "../packages/host/with-testlib";
import type { PackageDraft } from "../packages/package-draft";
import { polygonPackage } from "../polygon/polygon-package";
import { SUBMISSION_LIST } from "../submissions/package-submissions";
import { submissionList } from "../submissions/submission-list";

export interface ReadPackage {
  readonly package: FoundPackage;
  /** Of its folder, else of the zip. */
  readonly name: string;
  readonly draft: PackageDraft;
}

/** Every problem package among the files of a folder or zip. */
export function readPackages(
  files: readonly SourceFile[],
  place: string,
  testlib?: string,
): ReadPackage[] {
  return findPackages(files).map((problemPackage) => {
    const name = problemPackage.base.split("/").at(-2) ?? packageName(place);
    return named(problemPackage, place, () => {
      const isIcpc = problemPackage.kind === "icpc";
      const source = isIcpc
        ? { ...problemPackage, files: withConstants(problemPackage.files) }
        : problemPackage;
      return {
        package: source,
        name,
        draft: withTestlib(draftOf(source, name, place), source.files, testlib),
      };
    });
  });
}

/** The packages among these files, or else those of the zips among them. */
export function packagesIn(
  files: readonly SourceFile[],
  place: string,
  testlib?: string,
): ReadPackage[] {
  const packages = readPackages(files, place, testlib);
  if (packages.length > 0) return packages;
  const zips = files.filter(({ path }) => /\.(?:zip|kpp)$/i.test(path));
  return zips.flatMap((zip) => {
    return readPackages(readZip(Buffer.from(zip.read()), zip.path), zip.path, testlib);
  });
}

/** What a folder or zip is called: contest of ../contest.zip. */
export function packageName(place: string): string {
  return basename(resolve(place)).replace(/\.(?:zip|kpp)$/i, "");
}

function draftOf(source: FoundPackage, name: string, place: string): PackageDraft {
  const list = source.files.find(({ path }) => path === SUBMISSION_LIST);
  if (list) submissionList(list); // read when its submissions are judged; a fault is one of the package
  if (source.kind === "icpc") return icpcPackage(source.files, name, place);
  if (source.kind === "polygon") return polygonPackage(source.files, name);
  if (source.kind !== "dmoj") return olympiadPackage(source.kind, source.files, name);
  const init = source.files.find(({ path }) => path === "init.yml")!;
  const archive = source.files.find(({ path }) => path === archiveOf(init));
  const packed = archive ? readZip(Buffer.from(archive.read()), archive.path) : [];
  return dmojPackage(source.files, packed, name);
}

/** Reads a package; a fault in it names the place. */
function named<T>({ base }: FoundPackage, place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ExpectedError || error instanceof TypeError) throw error; // the latter is ours
    const [why] = (error as Error).message.split("\n");
    throw new ExpectedError(`${place}: ${base}${why}`, "mend it");
  }
}
