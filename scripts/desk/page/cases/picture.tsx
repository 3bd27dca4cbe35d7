import { useEffect, useRef, useState } from "preact/hooks";
import { visible } from "../../../judge/checkers/visible";
import type { Drawing } from "../../../judge/shown/drawing";
import type { TaskState } from "../../desk-state";
import { recall, remember } from "../remembered";
import { ask } from "../server";

const SHOWN = "desk-picture";

/** The page's policy refuses style attributes, so the styles are set through the elements. */
function drawn(svg: string): Element {
  const text = svg.replace(/(<[^<>]*?) style="/g, '$1 data-style="');
  const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
  const picture = document.importNode(documentElement, true);
  for (const part of picture.querySelectorAll<SVGElement>("[data-style]")) {
    part.style.cssText = part.dataset.style ?? "";
  }
  return picture;
}

/** The case as the problem's view draws it, where it has one. */
export function Picture({ task, name }: { readonly task: TaskState; readonly name: string }) {
  const { slug, facts, run } = task;
  const [isOpen, setOpen] = useState(recall(SHOWN) !== "no");
  const [fault, setFault] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen || !facts?.hasView) return;
    let isCurrent = true;
    void ask<Drawing>("/picture", { slug, name }).then((drawing) => {
      if (!isCurrent) return;
      const { svg, fault } = drawing ?? {};
      setFault(svg === undefined ? (fault ?? "not drawn") : "");
      box.current?.replaceChildren(...(svg === undefined ? [] : [drawn(svg)]));
    });
    return () => {
      isCurrent = false;
    };
  }, [slug, name, isOpen, facts?.hasView, run]);
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
      {fault !== "" && <p>{visible(fault)}</p>}
    </details>
  );
}
