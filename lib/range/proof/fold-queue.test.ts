import { it } from "vitest";
import { holdToModel } from "../../../scripts/testing/hold-to-model";
import { none, rowModel } from "../../../scripts/testing/models";
import { FoldQueue } from "../fold-queue";

it("folds from first to last with an operation that does not commute", () => {
  // x -> a x + b modulo 10, packed as 10 a + b.
  const composite = (f: number, g: number) => {
    const [a, b, c, d] = [Math.floor(f / 10), f % 10, Math.floor(g / 10), g % 10];
    return ((a * c) % 10) * 10 + ((b * c + d) % 10);
  };
  holdToModel(
    () => {
      const model = rowModel<number>(8);
      const fold = () => model.all().reduce(composite, 10);
      return [new FoldQueue(8, composite, 10), Object.assign(model, { fold })];
    },
    { push: (random) => [random.int(0, 99)], shift: none },
    { fold: none, size: none },
  );
});
