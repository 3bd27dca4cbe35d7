import { expect, it } from "vitest";
import { Transcript } from "./transcript";

it("a talk that was stopped says what each side used, and what both might use together", () => {
  const transcript = new Transcript();
  for (let turn = 0; turn < 3; turn++) {
    transcript.add("program", Buffer.from("? 1\n"));
    transcript.add("interactor", Buffer.from("<\n"));
  }
  expect([transcript.messages, transcript.turns]).toEqual([6, 3]);
  expect(transcript.withoutEnd([512.4, 2100.6], 2500.2)).toBe(
    "no end of the conversation in 6 messages: the program used 2101 ms of CPU time, " +
      "the interactor 512 ms, more than 2500 ms together",
  );
});
