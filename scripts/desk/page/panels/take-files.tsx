import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { DeskCommand, Reply } from "../../desk-command";
import { filesOf, sendFiles } from "./send-files";

interface Props {
  /** The task that gets the cases; without one they become a problem of their own. */
  readonly slug: string | undefined;
  order(command: DeskCommand): Promise<Reply>;
}

/** Cases from a zip or a folder: dropped anywhere on the page, or chosen. */
export function TakeFiles({ slug, order }: Props) {
  const [doing, setDoing] = useState("");
  const [isOver, setOver] = useState(false);
  const folder = useRef<HTMLInputElement>(null);
  const zip = useRef<HTMLInputElement>(null);
  const take = async (files: Promise<readonly File[]> | readonly File[]) => {
    setDoing("sending …");
    await sendFiles(await files, slug, order);
    setDoing("");
  };
  // Before the next drop: after a late effect the browser opened the file, or another task took its cases.
  useLayoutEffect(() => {
    const drops = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;
    const over = (event: DragEvent) => {
      if (!drops(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const left = (event: DragEvent) => {
      if (!event.relatedTarget) setOver(false);
    };
    const dropped = (event: DragEvent) => {
      if (!drops(event)) return;
      event.preventDefault();
      setOver(false);
      void take(filesOf(event.dataTransfer!));
    };
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", left);
    document.addEventListener("drop", dropped);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", left);
      document.removeEventListener("drop", dropped);
    };
  }, [slug]);
  const chosen = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = "";
    if (files.length > 0) void take(files);
  };
  return (
    <div class="tools files">
      <span class="facts">cases from</span>
      <button type="button" disabled={doing !== ""} onClick={() => zip.current?.click()}>
        a zip or files …
      </button>
      <button type="button" disabled={doing !== ""} onClick={() => folder.current?.click()}>
        a folder …
      </button>
      <span class="facts" role="status">
        {doing || "or drop them on this page"}
      </span>
      <input
        ref={zip}
        type="file"
        name="zip"
        aria-label="zip or files"
        multiple
        hidden
        onChange={chosen}
      />
      <input
        ref={folder}
        type="file"
        name="folder"
        aria-label="folder"
        hidden
        onChange={chosen}
        {...{ webkitdirectory: true }}
      />
      {isOver && <div class="drop">drop: cases for {slug ?? "a new problem"}</div>}
    </div>
  );
}
