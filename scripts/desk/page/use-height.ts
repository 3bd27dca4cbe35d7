import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { recall, remember } from "./remembered";

/**
 * Gives an element that the user can stretch the height of last time, and remembers a new one; only the
 * user's own wish stands in its style. `seen` hears of every change of its size.
 */
export function useHeight(
  box: RefObject<HTMLElement | null>,
  key: string,
  isThere: boolean,
  seen?: (element: HTMLElement) => void,
): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = Number.parseInt(recall(key) ?? "", 10);
    if (before > 0) element.style.height = `${before}px`;
    const observer = new ResizeObserver(() => {
      if (element.style.height !== "") remember(key, element.style.height);
      seen?.(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [key, isThere]);
}
