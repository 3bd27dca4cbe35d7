import type { Web } from "./web";

/** What a site needs to know of the problem that a program is for. */
export interface Place {
  /** The problem's page at the judge, or what the user gave as --url. */
  readonly page?: string;
  /** The judge's own name of the problem, from problem.ts. */
  readonly id?: string;
}

/** What the user's machine knows; a site asks for the part that it needs. */
export interface Keys {
  /** Each kattisrc that there is for this host, as it is read. */
  kattisrc(host: string): readonly KeyFile[];
  netrc(): readonly KeyFile[];
  /** A variable of the environment that names an address or a contest. */
  variable(name: string): string | undefined;
}

export interface KeyFile {
  /** As messages show it: "~/.kattisrc". */
  readonly name: string;
  readonly text: string;
}

export interface SentProgram {
  /** "knight-moves.js". */
  readonly fileName: string;
  readonly code: string;
}

/** A program that the judge has. */
export interface Arrival {
  readonly id: string;
  /** The page of the submission. */
  readonly address: string;
}

export interface FinalVerdict {
  /** AC, WA, … or the judge's own word. */
  readonly verdict: string;
  /** "12 of 12 cases, 0.05 s", or what the compiler said. */
  readonly text: string;
}

/** A place that was read and found good, with the credentials for it: it can be sent to. */
export interface Letterbox {
  /** What the record keeps as the page: host and problem, without a query. */
  readonly page: string;
  /** The file that holds the credentials, as messages show it. */
  readonly keyFile: string;
  /** Sends once. Throws a SendFault that says whether the judge has it. */
  send(program: SentProgram, web: Web): Promise<Arrival>;
  /** Looks for the verdict once; undefined until there is one. `show` gets how far it is. */
  verdict(
    arrival: Arrival,
    web: Web,
    show: (progress: string) => void,
  ): Promise<FinalVerdict | undefined>;
}

/** A judge with an interface for programs. */
export interface Site {
  /** Throws an ExpectedError where the place or the credentials are not enough. */
  open(place: Place, keys: Keys): Letterbox;
}
