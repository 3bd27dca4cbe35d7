import { createInterface } from "node:readline/promises";
import type { Readable } from "node:stream";
import { ExpectedError } from "../../base/expected-error";
import { typedName } from "../../base/host/roots";
import { standInOf } from "../../judge/host/engine/stand-in";
import { type MachineName, machine } from "../../targets/machines";
import { runtimeName } from "../../targets/target";

/** Where a question is asked; without a terminal nobody can answer it. */
export interface Asking {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/** Asks first: npm has no build of the judge's version for this system, so `other` judged this bundle. Throws without a yes. */
export async function confirmStandIn(
  slug: string,
  target: MachineName,
  { input, output }: Asking,
  other = standInOf(target),
  isSent = false,
): Promise<void> {
  if (!other) return;
  const { title, runtime } = machine(target);
  const name = typedName(slug);
  const facts = `${name} is accepted under ${runtimeName(other)}; ${title} runs ${runtime.version}`;
  if (await saysYes(`${facts}. ${isSent ? "Send" : "Copy"} it?`, { input, output })) return;
  const words = `npm run submit ${name} -- --for ${target}`;
  throw new ExpectedError(
    `${facts}; nothing was ${isSent ? "sent" : "copied"}`,
    isSent ? `${words} --send --anyway` : `${words} --now`,
  );
}

/** The answer to a question on a terminal; no where there is none. */
export async function saysYes(question: string, { input, output }: Asking): Promise<boolean> {
  if (!input.isTTY) return false;
  const lines = createInterface({ input, output });
  const answer = await lines.question(`${question} [y/N] `);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}
