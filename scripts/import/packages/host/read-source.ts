import { lstatSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { EXIT } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import { followLinks } from "../../../base/follow-links";
import { readZip } from "../../../base/host/read-zip";
import { checkSizes, type SourceFile } from "../../../base/source-file";
import { archiveKind, readTar } from "./read-tar";

const MAX_ZIP_BYTES = 512 << 20;

/** The files of a folder, a zip or a tar. Symbolic links that lead out of it are left out and named. */
export function readSource(place: string, say: (line: string) => void = () => {}): SourceFile[] {
  const skipped = (link: string) => say(`  link, not followed: ${link}`);
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats) {
    throw new ExpectedError(`no folder or zip ${place}`, "a path from here", EXIT.nothingMatched);
  }
  if (!stats.isDirectory()) {
    if (stats.size > MAX_ZIP_BYTES) {
      throw new ExpectedError(`${place} is larger than ${MAX_ZIP_BYTES} bytes`, "import a folder");
    }
    return readArchive(readFileSync(place), place, skipped).filter(isShown);
  }
  const paths = globSync(["**/*", "**/.timelimit", "**/.cph/{,.}*.prob"], {
    cwd: place,
    posix: true,
    nodir: true,
    follow: false,
  })
    .map((path) => ({ path, stats: lstatSync(join(place, path)) }))
    .filter(isShown);
  const files = followLinks(
    paths
      .filter((file) => file.stats.isFile())
      .map(({ path, stats }) => ({
        path,
        sizeBytes: stats.size,
        read: () => readFileSync(join(place, path)),
      })),
    paths
      .filter((file) => file.stats.isSymbolicLink())
      .map(({ path }) => ({ path, target: readlinkSync(join(place, path)) })),
    skipped,
  );
  checkSizes(files, place);
  return files;
}

function readArchive(
  bytes: Buffer,
  place: string,
  skipped: (link: string) => void,
): readonly SourceFile[] {
  const kind = archiveKind(bytes);
  if (/^(?:\xef\xbb\xbf)?\s*<(?:\?xml|fps|!)/.test(bytes.subarray(0, 200).toString("latin1"))) {
    const isFps = /<fps\b/.test(bytes.subarray(0, 4096).toString("latin1"));
    const message = `${place} is ${isFps ? "HUSTOJ's export (FPS)" : "an XML file"}, which is not read`;
    throw new ExpectedError(message, "write its cases as 1.in 1.out …, and import the folder");
  }
  if (kind === "zip") return readZip(bytes, place, skipped);
  if (kind !== "tar" && kind !== "gzip") {
    const message = `${place} is a ${kind} archive, which is not read`;
    throw new ExpectedError(message, "unpack it, and import the folder");
  }
  const files = readTar(bytes, place, skipped);
  checkSizes(files, place);
  return files;
}

/** Names with a dot in front are notes of tools: of git, of an editor, of macOS in a zip; CPH's are read. */
export function isShown({ path }: { readonly path: string }): boolean {
  return !/(?:^|\/)(?:\.(?!timelimit$|cph\/|[^/]+\.prob$)|__MACOSX\/|__pycache__\/)/.test(path);
}
