import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";

/** A process as Windows lists it. */
export interface Row {
  readonly pid: number;
  /** The process that started it, which may have ended. */
  readonly parent: number;
  readonly memoryMiB: number;
  /** Only PowerShell's list has this. */
  readonly cpuMs?: number;
  /** When it was started, in 100 ns. */
  readonly bornAt?: number;
}

export interface Listers {
  /** Answers each line of its stdin with the rows and a line "end". */
  readonly shell: readonly string[];
  /** Prints the rows and ends. */
  readonly once: readonly string[];
}

const SYSTEM = `${process.env.SystemRoot ?? "C:\\Windows"}\\System32`;
const LOOP = `while ($null -ne [Console]::In.ReadLine()) {
  Get-CimInstance Win32_Process | ForEach-Object {
    "$($_.ParentProcessId) $($_.ProcessId) $($_.WorkingSetSize) $(($_.KernelModeTime + $_.UserModeTime) / 10000) $($_.CreationDate.Ticks)"
  }
  'end'
}`;
/** By their full paths: the PATH of a school's machine may be broken. */
export const LISTERS: Listers = {
  shell: [`${SYSTEM}\\WindowsPowerShell\\v1.0\\powershell.exe`, "-NoProfile", "-Command", LOOP],
  once: [`${SYSTEM}\\wbem\\wmic.exe`, "process", "get", "ParentProcessId,ProcessId,WorkingSetSize"],
};

const PATIENCE_MS = 10_000;

/** The processes of Windows: a PowerShell that stays, since each start of one is felt; else wmic. */
export class WindowsTable {
  private readonly listers: Listers;
  private readonly patienceMs: number;
  private shell: ChildProcessWithoutNullStreams | undefined;
  private ways = [async () => this.fromShell(), async () => this.fromOnce()];
  private turn: Promise<readonly Row[] | undefined> = Promise.resolve(undefined);

  constructor(listers = LISTERS, patienceMs = PATIENCE_MS) {
    this.listers = listers;
    this.patienceMs = patienceMs;
  }

  /** All processes now; undefined where no way to list them works. */
  look(): Promise<readonly Row[] | undefined> {
    this.turn = this.turn.then(() => this.ask());
    return this.turn;
  }

  close(): void {
    if (!this.shell) return;
    this.shell.kill("SIGKILL");
    // A pipe that nobody reads would keep us from ending.
    for (const pipe of this.shell.stdio) pipe?.destroy();
    this.shell = undefined;
  }

  private async ask(): Promise<readonly Row[] | undefined> {
    for (let way = this.ways[0]; way; way = this.ways[0]) {
      // Where a policy of the machine forbids a program, spawn itself throws.
      const rows = rowsIn((await way().catch(() => undefined)) ?? "");
      if (rows.length > 0) return rows;
      this.ways = this.ways.slice(1);
    }
    return undefined;
  }

  private fromShell(): Promise<string | undefined> {
    const [program, ...words] = this.listers.shell;
    this.shell ??= spawn(program!, words, { windowsHide: true });
    const shell = this.shell;
    return new Promise((done) => {
      let text = "";
      const end = (answer?: string) => {
        clearTimeout(late);
        shell.stdout.removeAllListeners("data");
        if (answer === undefined) this.close();
        done(answer);
      };
      const late = setTimeout(end, this.patienceMs);
      for (const stream of [shell, shell.stdin]) stream.once("error", () => end()); // there is none
      shell.once("exit", () => end());
      shell.stdout.on("data", (bytes: Buffer) => {
        text += bytes;
        if (/^end\r?$/m.test(text)) end(text);
      });
      shell.stdin.write("\n");
    });
  }

  private fromOnce(): Promise<string> {
    const [program, ...words] = this.listers.once;
    const child = spawn(program!, words, {
      stdio: ["ignore", "pipe", "ignore"],
      windowsHide: true,
    });
    return new Promise((done) => {
      let text = "";
      const end = () => {
        clearTimeout(late);
        child.kill("SIGKILL");
        child.unref();
        child.stdout.destroy(); // what it has started may hold the other end for ever
        done(text);
      };
      const late = setTimeout(end, this.patienceMs);
      child.stdout.on("data", (bytes: Buffer) => {
        text += bytes.toString("latin1");
      });
      child.once("error", end); // there is none
      child.once("close", end);
    });
  }
}

/** The rows of a list; wmic writes UTF-16, of which the digits are enough. */
function rowsIn(text: string): Row[] {
  const lines = text.replaceAll("\0", "").split(/\r?\n/);
  return lines.flatMap((line) => {
    const numbers = line.trim().split(/\s+/).map(Number);
    const [parent, pid, bytes, cpuMs, bornAt] = numbers;
    if (numbers.length < 3 || numbers.some(Number.isNaN)) return [];
    const row = { pid: pid!, parent: parent!, memoryMiB: bytes! / 2 ** 20 };
    return [{ ...row, ...(cpuMs !== undefined && { cpuMs }), ...(bornAt && { bornAt }) }];
  });
}
