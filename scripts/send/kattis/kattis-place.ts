import { ExpectedError } from "../../base/expected-error";

/** What a problem's address says. */
export interface KattisPlace {
  readonly host: string;
  readonly problem: string;
  readonly contest?: string;
  readonly assignment?: string;
  readonly page: string;
}

const PATH =
  /^(?:(?:\/[\w.-]+)*?\/(contests|assignments)\/([\w-]+))?\/problems\/([\w.-]+)(?:\/(?:submit)?)?$/;

/** Reads the address of a problem, of a contest or an assignment or of none. */
export function kattisPlace(page: string | undefined): KattisPlace {
  const url = page !== undefined && URL.canParse(page) ? new URL(page) : undefined;
  const [, kind, group, problem] = PATH.exec(url?.pathname ?? "") ?? [];
  if (!url || problem === undefined) {
    const message = `no problem of Kattis at ${page ?? "an unknown address"}; sent: no`;
    throw new ExpectedError(message, "--url https://open.kattis.com/problems/<id>");
  }
  return {
    host: url.host,
    problem,
    page: `${url.origin}${url.pathname.replace(/\/(?:submit)?$/, "")}`,
    ...(kind === "contests" && group && { contest: group }),
    ...(kind === "assignments" && group && { assignment: group }),
  };
}
