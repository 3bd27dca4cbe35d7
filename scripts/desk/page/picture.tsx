import { useEffect, useRef, useState } from "preact/hooks";
import type { TaskState } from "../desk-state";
import { recall, remember } from "./remembered";
import { ask } from "./server";

const SHOWN = "desk-picture";

/** The case as the problem's view draws it, where it has one. */
export function Picture({ task, name }: { readonly task: TaskState; readonly name: string }) {
  const { slug, facts } = task;
  const [isOpen, setOpen] = useState(recall(SHOWN) !== "no");
  const [isNone, setNone] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen || !facts?.hasView) return;
    let isCurrent = true;
    void ask<string>("/picture", { slug, name }).then((svg) => {
      if (!isCurrent) return;
      setNone(svg === undefined);
      if (svg === undefined || !box.current) return;
      const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
      box.current.replaceChildren(document.importNode(documentElement, true));
    });
    return () => {
      isCurrent = false;
    };
  }, [slug, name, isOpen, facts?.hasView]);
  if (!facts?.hasView) return null;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        remember(SHOWN, currentTarget.open ? "yes" : "no");
      }}
    >
      <summary>picture</summary>
      <div class="picture" ref={box} />
      {isNone && <p>This case is not drawn.</p>}
    </details>
  );
}
