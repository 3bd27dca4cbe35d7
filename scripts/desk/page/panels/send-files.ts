import type { DeskCommand, Reply } from "../../desk-command";

/** Bytes of one request, before base64. */
const PIECE_BYTES = 3 << 20;

/** The files that were dropped, those of folders with their paths. */
export async function filesOf(transfer: DataTransfer): Promise<File[]> {
  // All entries now: the list is empty after the first wait.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const files = [...transfer.files];
  if (entries.every((entry) => entry?.isFile !== false)) return files;
  return (await Promise.all(entries.map((entry) => (entry ? below(entry) : [])))).flat();
}

async function below(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((done, fail) =>
      (entry as FileSystemFileEntry).file(done, fail),
    );
    return [Object.assign(file, { path: entry.fullPath.replace(/^\//, "") })];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) =>
      reader.readEntries(done, fail),
    );
    if (some.length === 0) break;
    all.push(...some);
  }
  return (await Promise.all(all.map(below))).flat();
}

/** Sends files piece by piece, then asks the server to take the cases in them. */
export async function sendFiles(
  files: readonly File[],
  slug: string | undefined,
  order: (command: DeskCommand) => Promise<Reply>,
): Promise<void> {
  const upload = `${Date.now()}-${Math.floor(Math.random() * 1e9)}`;
  for (const file of files) {
    const path = pathOf(file);
    for (let from = 0; from === 0 || from < file.size; from += PIECE_BYTES) {
      const data = base64(new Uint8Array(await file.slice(from, from + PIECE_BYTES).arrayBuffer()));
      const reply = await order({ type: "upload", upload, path, from, data });
      if (!("done" in reply)) return;
    }
  }
  await order({ type: "take-files", upload, ...(slug !== undefined && { slug }) });
}

function pathOf(file: File & { readonly path?: string }): string {
  return file.path || file.webkitRelativePath || file.name;
}

function base64(bytes: Uint8Array): string {
  const STEP = 0x8000; // arguments of one call
  let text = "";
  for (let at = 0; at < bytes.length; at += STEP) {
    text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  }
  return btoa(text);
}
