import { EXIT, type ExitCode } from "../../../base/exit-code";
import { type Editor, shotFile } from "./editor";

/** What the steps have shown: a line and a picture for each. */
export class Report {
  private passed = 0;
  private failed = 0;
  private readonly say: (line: string) => void;
  private readonly stopping: AbortSignal;

  constructor(say: (line: string) => void, stopping: AbortSignal) {
    this.say = say;
    this.stopping = stopping;
  }

  /** Runs one step; a fault is told and the next step goes on. Throws where the user has stopped the trial. */
  async step(
    scene: string,
    shows: string,
    editor: Editor,
    run: () => Promise<unknown>,
  ): Promise<void> {
    const began = Date.now();
    const note = await this.told(`${scene}: ${shows}`, run);
    const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`;
    if (note !== undefined) {
      this.passed++;
      this.say(`as expected  ${scene}: ${shows} (${[note, seconds].filter(Boolean).join(", ")})`);
    }
    // A window that is gone has no picture.
    await editor.picture(shotFile(scene, shows)).catch(() => {});
  }

  /** Runs a scene's steps; a fault between them is a failure too. */
  async scene(name: string, play: () => Promise<unknown>): Promise<void> {
    await this.told(name, play);
  }

  end(shots: string): ExitCode {
    this.say(`${this.passed} passed, ${this.failed} failed; pictures: ${shots}`);
    return this.failed === 0 ? EXIT.accepted : EXIT.notAccepted;
  }

  /** The words that it gave; undefined where it failed. */
  private async told(what: string, run: () => Promise<unknown>): Promise<string | undefined> {
    try {
      const words = await run();
      return typeof words === "string" ? words : "";
    } catch (error) {
      this.stopping.throwIfAborted();
      this.failed++;
      this.say(`FAILED  ${what}`);
      this.say((error as Error).message.replace(/^/gm, "  | "));
      return undefined;
    }
  }
}
