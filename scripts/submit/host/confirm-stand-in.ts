import { createInterface } from "node:readline/promises";
import type { Readable } from "node:stream";
import { ExpectedError } from "../../base/expected-error";
import { typedName } from "../../base/host/roots";
import { standInOf } from "../../judge/host/engine/stand-in";
import type { TargetName } from "../../problem/problem";
import { runtimeName } from "../../targets/target";
import { targets } from "../../targets/targets";

interface Asking {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks before a bundle is copied that `other` has accepted, since npm lacks the judge's own version for this
 * system; throws without a yes.
 */
export async function confirmStandIn(
  slug: string,
  target: TargetName,
  { input, output }: Asking,
  other = standInOf(target),
): Promise<void> {
  if (!other) return;
  const { title, runtime } = targets[target];
  const name = typedName(slug);
  const facts = `${name} is accepted under ${runtimeName(other)}; ${title} runs ${runtime.version}`;
  if (input.isTTY) {
    const lines = createInterface({ input, output });
    const answer = await lines.question(`${facts}. Copy it? [y/N] `);
    lines.close();
    if (/^y(es)?$/i.test(answer.trim())) return;
  }
  throw new ExpectedError(
    `${facts}; nothing was copied`,
    `npm run submit ${name} -- --for ${target} --now`,
  );
}
