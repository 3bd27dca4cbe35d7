import { computed, onMounted, onUnmounted, type Ref, ref, watch } from "vue";
import type { Frames } from "#lib/draw/frame";

/**
 * Steps through frames: forward, back, or automatically. Every step is drawn anew, so nothing must be
 * undone.
 */
export function usePlay(frames: Ref<Frames>) {
  const step = ref(0);
  const isPlaying = ref(false);
  /** Steps a second. */
  const speed = ref(2);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const last = computed(() => frames.value.count - 1);
  const go = (to: number) => {
    step.value = Math.max(0, Math.min(to, last.value));
  };
  const pause = () => {
    isPlaying.value = false;
    clearTimeout(timer);
  };
  const tick = () => {
    if (step.value >= last.value) return pause();
    // Faster than the screen: several steps at once.
    go(step.value + Math.max(1, Math.round(speed.value / 30)));
    timer = setTimeout(tick, 1000 / Math.min(speed.value, 30));
  };
  const play = () => {
    if (step.value >= last.value) go(0);
    isPlaying.value = true;
    timer = setTimeout(tick, 1000 / Math.min(speed.value, 30));
  };
  const toggle = () => (isPlaying.value ? pause() : play());
  watch(frames, () => {
    pause();
    go(step.value);
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isInStage(event.target)) return;
    const act = KEYS[event.key];
    if (!act || (event.key === " " && (event.target as Element)?.closest?.("button,a,summary")))
      return;
    event.preventDefault();
    if (act !== "toggle") pause();
    if (act === "toggle") toggle();
    else if (act === "first") go(0);
    else if (act === "last") go(last.value);
    else go(step.value + act);
  };
  onMounted(() => document.addEventListener("keydown", onKey));
  onUnmounted(() => {
    pause();
    document.removeEventListener("keydown", onKey);
  });
  return { step, last, isPlaying, speed, go, play, pause, toggle };
}

export type Player = ReturnType<typeof usePlay>;

const KEYS: Record<string, "toggle" | "first" | "last" | number> = {
  " ": "toggle",
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: "first",
  End: "last",
};

/** Whether the focus is in the stage, and on nothing that uses keys itself: for typing or for its own cursor. */
function isInStage(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(".stage") !== null &&
    target.closest("input,textarea,select,[role=application],[contenteditable]") === null
  );
}

/** Keeps the state of a page in the address, so that a copied link shows the same. */
export function useHash(
  read: (values: URLSearchParams) => void,
  write: () => Record<string, string | number>,
) {
  let isRead = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const address = () => {
    const values = new URLSearchParams();
    for (const [key, value] of Object.entries(write())) values.set(key, String(value));
    return `${location.pathname}${location.search}#${values}`;
  };
  const load = () => {
    const values = new URLSearchParams(location.hash.slice(1));
    if (location.hash.includes("=")) read(values); // else it names a heading
    isRead = true;
  };
  onMounted(() => {
    load();
    window.addEventListener("hashchange", load);
  });
  onUnmounted(() => {
    clearTimeout(timer);
    window.removeEventListener("hashchange", load);
  });
  watch(write, () => {
    if (!isRead) return;
    clearTimeout(timer);
    // Browsers refuse an address that changes many times a second.
    timer = setTimeout(() => history.replaceState(history.state, "", address()), 300);
  });
  return { link: () => new URL(address(), location.href).href };
}

export const whole = (text: string | null, least: number, most: number, otherwise: number) => {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value >= least && value <= most ? value : otherwise;
};

/** Work in a thread of its own, which can be cancelled. */
export function useWork() {
  const isBusy = ref(false);
  let worker: Worker | undefined;
  const cancel = () => {
    worker?.terminate();
    worker = undefined;
    isBusy.value = false;
  };
  onUnmounted(cancel);
  const run = <Answer,>(job: object): Promise<Answer> => {
    cancel();
    isBusy.value = true;
    worker = new Worker(new URL("./work.mts", import.meta.url), { type: "module" });
    return new Promise((resolve, reject) => {
      worker!.onmessage = ({ data }) => {
        cancel();
        if (data.error) reject(new Error(data.error));
        else resolve(data.answer);
      };
      worker!.onerror = (event) => {
        cancel();
        reject(new Error(event.message));
      };
      worker!.postMessage(job);
    });
  };
  return { isBusy, run, cancel };
}
