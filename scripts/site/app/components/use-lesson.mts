import { computed, nextTick, ref, type WatchSource, watch } from "vue";
import type { Frame } from "#lib/draw/frame";

/**
 * The steps of a lesson, which drive a page. `apply` puts a step on the board; a change of `state` from
 * elsewhere is the reader's, who has then left the lesson's board.
 */
export function useLesson<Step extends string>(
  steps: readonly Step[],
  apply: (step: Step) => void | Promise<void>,
  state: readonly WatchSource[],
) {
  const at = ref(0);
  const isLeft = ref(false);
  const step = computed(() => steps[at.value]!);
  /** The reader plays: in the last step, "Your turn", or on a board of their own. */
  const isFree = computed(() => isLeft.value || at.value === steps.length - 1);
  let run = 0;
  let isApplying = false;
  async function go(to: number) {
    const thisRun = ++run;
    at.value = Math.max(0, Math.min(to, steps.length - 1));
    isApplying = true;
    await apply(step.value);
    await nextTick();
    if (thisRun !== run) return;
    isApplying = false;
    isLeft.value = false;
  }
  watch(
    [...state],
    () => {
      if (!isApplying) isLeft.value = true;
    },
    { flush: "sync" },
  );
  const leave = () => {
    isLeft.value = true;
  };
  /** The step of an address; false if it names none. */
  const goTo = (name: string | null) => {
    const place = (steps as readonly (string | null)[]).indexOf(name);
    if (place >= 0) void go(place);
    return place >= 0;
  };
  return { at, step, steps, isLeft, isFree, go, goTo, leave };
}

/** What surrounds a picture and would answer a step's question before it is asked. */
export type FramePart = "sentence" | "figures" | "lists";

/** The frame without the parts that a later step teaches. */
export function frameWithout(frame: Frame, hidden: readonly FramePart[]): Frame {
  return {
    ...frame,
    ...(hidden.includes("sentence") && { sentence: "" }),
    ...(hidden.includes("figures") && { figures: [] }),
    ...(hidden.includes("lists") && { lists: [] }),
  };
}

export type LessonState = Pick<ReturnType<typeof useLesson<string>>, "at" | "isLeft" | "go">;
