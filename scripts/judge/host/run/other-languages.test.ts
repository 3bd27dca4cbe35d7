import { expect, it } from "vitest";
import { programFiles } from "../../../runner/host/executable";
import { testFolder, writeFiles } from "../../../testing/test-folder";
import type { JudgeEvent } from "../../events/judge-event";
import { openJudgeHost } from "../engine/open-judge-host";
import { judgeSlugs } from "./judge-slugs";

const folder = testFolder();
writeFiles(folder, {
  "a.py": "print(sum(map(int, input().split())))\n",
  "b.c":
    '#include <stdio.h>\nint main() { int a, b; scanf("%d%d", &a, &b); printf("%d", a + b); }\n',
  ...{ "c.c": "int main() { return x; }\n", "1.in": "1 2\n", "1.out": "3\n" },
});
const lacks = ["gcc", "python3"].some((name) => programFiles(name).length === 0);

it.skipIf(lacks)(
  "programs in Python and C are judged side by side, and a refused one is CE",
  async () => {
    const events: JudgeEvent[] = [];
    const output = { event: (event: JudgeEvent) => void events.push(event), doing() {}, end() {} };
    const slugs = ["a.py", "b.c", "c.c"].map((name) => `${folder}/${name}`.replaceAll("\\", "/"));
    const open = () => openJudgeHost({ forget: "all" });
    const stopping = () => new AbortController().signal;
    expect(await judgeSlugs(slugs, [], { jobs: 1, limits: true }, { stopping, output, open })).toBe(
      1,
    );
    expect(events[0]).toMatchObject({ runtime: "python3, gcc -O2" });
    expect(events[0]).not.toHaveProperty("start");
    const ends = events.flatMap((event) => (event.type === "case-end" ? [event] : []));
    expect(ends.map(({ verdict }) => verdict).sort()).toEqual(["AC", "AC", "CE"]);
    expect(ends.find(({ verdict }) => verdict === "CE")?.message).toMatch(/c\.c:1:21: error: /);
  },
);
