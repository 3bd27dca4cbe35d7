import { useLayoutEffect, useState } from "preact/hooks";
import { recall, remember } from "./remembered";

const WIDTH = "desk-tasks-width";
const [LEAST, USUAL, MOST, STEP] = [150, 255, 600, 16];

/** The line between tasks and cases: dragged, or moved by the arrow keys, it sets the tasks' width. */
export function Splitter() {
  const [width, setWidth] = useState(within(Number(recall(WIDTH)) || USUAL));
  useLayoutEffect(() => {
    document.documentElement.style.setProperty("--d-tasks", `${width}px`);
  }, [width]);
  const change = (wanted: number) => {
    setWidth(within(wanted));
    remember(WIDTH, `${within(wanted)}`);
  };
  return (
    <div
      class="splitter"
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the task list"
      aria-valuenow={width}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={({ currentTarget, pointerId, clientX }) => {
        if (currentTarget.hasPointerCapture(pointerId)) change(clientX);
      }}
      onDblClick={() => change(USUAL)}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") change(width - STEP);
        if (key === "ArrowRight") change(width + STEP);
      }}
    />
  );
}

function within(width: number): number {
  return Math.round(Math.min(MOST, Math.max(LEAST, width)));
}
