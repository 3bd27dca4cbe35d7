/** What a site may do on the network; scripts/send/host/open-web.ts does it. */
export interface Web {
  /** One request, answered by one reply or a WebFault. It follows no redirect and repeats nothing. */
  request(wish: WebRequest): Promise<WebReply>;
  /** Waits; throws a WebFault "interrupted" at Ctrl-C. */
  pause(ms: number): Promise<void>;
  /** Milliseconds on a clock that never jumps. */
  now(): number;
}

export interface WebRequest {
  readonly method: "GET" | "POST";
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface WebReply {
  readonly status: number;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Each set-cookie as it came. */
  readonly setCookies: readonly string[];
  readonly text: string;
}

export type WebFaultKind = "unreachable" | "cut" | "slow" | "interrupted";

/** No whole reply came. */
export class WebFault extends Error {
  override readonly name = "WebFault";
  readonly kind: WebFaultKind;
  /** True if the request cannot have reached the server. */
  readonly isBefore: boolean;

  constructor(message: string, kind: WebFaultKind, isBefore: boolean) {
    super(message);
    this.kind = kind;
    this.isBefore = isBefore;
  }
}
