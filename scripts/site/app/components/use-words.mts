import { type InjectionKey, inject, provide } from "vue";
import type { Words } from "#lessons/words";

const KEY: InjectionKey<Words> = Symbol("words");

/** Gives a page's words to its components. */
export function provideWords(words: Words): void {
  provide(KEY, words);
}

/** The words of the page around a component. */
export function useWords(): Words {
  return inject(KEY)!;
}
