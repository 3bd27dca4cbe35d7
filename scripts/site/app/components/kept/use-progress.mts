import { useData } from "vitepress";
import { onMounted, ref } from "vue";
import { type Marks, progressFile, readProgress, withMark } from "#lessons/progress";

const KEY = "judgebench-progress";
/** What was done so far, in this browser; shared by all components of a page. */
const marks = ref<Marks>([]);
/** What the storage is like: it keeps marks, it is refused to this page, or it has another program's text. */
const storage = ref<"kept" | "refused" | "strange">("kept");

/** Storage throws in some private windows, and where a browser blocks it: marks then last as long as the page. */
function withStorage(act: (kept: Storage) => void): void {
  try {
    act(localStorage);
  } catch {
    storage.value = "refused"; // the page of all lessons says so
  }
}

function load(): void {
  withStorage((kept) => {
    const text = kept.getItem(KEY);
    if (text === null) return;
    const progress = readProgress(text);
    if (progress) marks.value = progress.marks;
    else storage.value = "strange";
  });
}

/** Another tab may have written since: its marks are read first. */
function change(next: (before: Marks) => Marks): void {
  load();
  marks.value = next(marks.value);
  withStorage((kept) => kept.setItem(KEY, progressFile(marks.value)));
}

export function useProgress() {
  const { page } = useData();
  onMounted(load);
  return {
    ...{ marks, storage, change },
    /** The lesson of this page: "knight-moves". */
    lesson: () => page.value.relativePath.replace(/^.*\/|\.md$/g, ""),
    mark: (mark: string, isDone = true) => change((before) => withMark(before, mark, isDone)),
  };
}
