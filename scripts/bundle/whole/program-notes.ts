import type { Target } from "../../targets/target";

/** What a judge is likely to lack, as far as the text shows it. */
export function notesOf(text: string, { title, lacksDevStdin, lineEnd }: Target): string[] {
  const notes: string[] = [];
  if (lacksDevStdin && /["'`](?:\/dev\/stdin|\/proc\/self\/fd\/0)["'`]/.test(text)) {
    notes.push(`${title} has no /dev/stdin: read from descriptor 0 there`);
  }
  if (lineEnd === "CRLF" && /\bprocess\.platform\b|\bEOL\b/.test(text)) {
    notes.push(`it asks for the system or its line ends: ${title} runs on Windows`);
  }
  const file = /\bread(?:FileSync|File)\(\s*(["'])(?!\/dev\/)([^"'\n]+)\1/.exec(text)?.[2];
  if (file) notes.push(`it reads the file "${file}": ${title} gives the input on stdin`);
  if (/\b__(file|dir)name\b/.test(text) || /\bimport\.meta\.(dir|file)/.test(text)) {
    notes.push(
      "it asks where its own file lies: on a judge that is another place, with no file beside it",
    );
  }
  return notes;
}
