import { userKeys } from "../../send/host/keys";
import type { SendEvent } from "../../send/send-event";
import type { Letterbox } from "../../send/site";
import { ways } from "../../send/ways";
import { judgeOf, type MachineName, machine } from "../../targets/machines";
import type { SendPlace } from "./send-place";

/** A way that was found good before anything is judged. */
export type Route =
  | { readonly how: "sent"; readonly box: Letterbox }
  | { readonly how: "browser"; readonly page: string }
  | { readonly how: "copied"; readonly why: string };

/** The way of a program to a judge. Throws where the place or the credentials are not enough. */
export function openRoute(
  target: MachineName,
  place: SendPlace,
  tell: (event: SendEvent) => void,
): Route {
  const { title } = machine(target);
  const judge = judgeOf(target);
  if (judge === undefined) return { how: "copied", why: "no judge that judgebench knows" };
  const way = ways[judge];
  if (way.how === "copied") return { how: "copied", why: `${title} ${way.why}` };
  if (place.guessedFrom !== undefined) {
    const line = `the page is guessed from the id ${place.guessedFrom}: page in problem.ts, or --url, names it`;
    tell({ type: "note", line });
  }
  if (way.how === "sent") {
    const keys = userKeys((line) => tell({ type: "note", line }));
    return { how: "sent", box: way.site.open(place, keys) };
  }
  const page = place.page === undefined ? undefined : way.page(place.page);
  if (page !== undefined) return { how: "browser", page };
  const why = `cph-submit would not find the problem of ${place.page ?? "an unknown page"}`;
  return { how: "copied", why };
}
