import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { EXIT } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import type { SourceFile } from "../../../base/source-file";
import type { PackageDraft } from "../package-draft";

const HEADER = "testlib.h";
const INCLUDES = /^[ \t]*#[ \t]*include[ \t]*[<"]testlib\.h[>"]/m;
/** Where compilers look without being told. */
const USUAL = ["/usr/local/include", "/usr/include"];

/**
 * The package with the testlib.h that its programs include and that does not lie beside them: of the package, of
 * `file`, or of a folder of CPLUS_INCLUDE_PATH; without one nothing is judged.
 */
export function withTestlib(
  draft: PackageDraft,
  files: readonly SourceFile[],
  file: string | undefined,
): PackageDraft {
  const programs = [...(draft.files ?? [])];
  const folders = new Set(
    programs.flatMap(([path, bytes]) =>
      INCLUDES.test(Buffer.from(bytes).toString("latin1")) ? folderOf(path) : [],
    ),
  );
  const lacking = [...folders].filter((folder) => !draft.files!.has(folder + HEADER));
  if (lacking.length === 0) return draft;
  const header = headerOf(files, file);
  if (header) {
    const added = lacking.map((folder) => [folder + HEADER, header] as const);
    return { ...draft, files: new Map([...programs, ...added]) };
  }
  const { checker: _checker, interactor: _interactor, files: _files, ...rest } = draft;
  const unjudged = "testlib.h is missing: --testlib testlib.h";
  return { ...rest, unjudged, notes: [...draft.notes, `nothing of it is judged: ${unjudged}`] };
}

function headerOf(files: readonly SourceFile[], file: string | undefined): Uint8Array | undefined {
  if (file !== undefined && !existsSync(file)) {
    throw new ExpectedError(`no file ${file}`, "--testlib with the path of testlib.h", EXIT.usage);
  }
  if (file !== undefined) return readFileSync(file);
  const inPackage = files.find(({ path }) => path === HEADER || path.endsWith(`/${HEADER}`));
  if (inPackage) return inPackage.read();
  const folders = (process.env.CPLUS_INCLUDE_PATH ?? "").split(delimiter).filter(Boolean);
  const place = [...folders, ...USUAL].map((folder) => join(folder, HEADER)).find(existsSync);
  return place === undefined ? undefined : readFileSync(place);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}
