import { describe, expect, it } from "vitest";
import type { SourceFile } from "../../base/source-file";
import { pureCheck } from "../../judge/host/check/compare";
import { polygonPackage } from "./polygon-package";

function file(path: string, text: string): SourceFile {
  const bytes = new TextEncoder().encode(text);
  return { path, sizeBytes: bytes.length, read: () => bytes };
}

/** As Polygon writes it (the form of problem.xml is that of jvmusin/polybacs, PolygonApiExtensionsTest.kt). */
const xml = (
  assets: string,
  judging = 'input-file="" output-file=""',
) => `<?xml version="1.0" encoding="utf-8" standalone="no"?>
<problem revision="1" short-name="a-plus-b">
  <names><name language="russian" value="Сумма"/><name language="english" value="A + B"/></names>
  <judging run-count="1" ${judging}>
    <testset name="pretests"><tests/></testset>
    <testset name="tests">
      <time-limit>1500</time-limit><memory-limit>268435456</memory-limit><test-count>3</test-count>
      <input-path-pattern>tests/%02d</input-path-pattern>
      <answer-path-pattern>tests/%02d.a</answer-path-pattern>
      <tests>
        <test method="manual" sample="true"/>
        <test cmd="gen 1" method="generated" group="2" points="10.0"/>
        <test method="manual"/>
      </tests>
    </testset>
  </judging>
  <assets>${assets}</assets>
</problem>`;

const tests = [
  file("tests/01", "1 2\n"),
  file("tests/01.a", "3\n"),
  file("tests/02", "5 5\n"),
  file("tests/02.a", "10\n"),
];

it("gives title, limits, cases with groups and points, and what is missing", () => {
  const checker =
    '<checker name="std::ncmp.cpp" type="testlib"><source path="files/check.cpp"/></checker>';
  const draft = polygonPackage([file("problem.xml", xml(checker)), ...tests], "x");
  expect(draft).toMatchObject({
    title: "A + B",
    timeLimitMs: 1500,
    memoryLimitMiB: 256,
    checker: "tokens",
    unpaired: ["tests/03", "tests/03.a"],
  });
  expect(draft.cases).toMatchObject([
    { key: "1", isSample: true },
    { key: "2", isSample: false, group: "2", points: 10 },
  ]);
  expect(draft.programFiles).toBeUndefined();
});

// What testlib's checkers/*.cpp say of an answer and an output.
it.each([
  ["rcmp6", "1000000\n", "1000001\n", "AC"],
  ["rcmp6", "1000000\n", "1000002\n", "WA"],
  ["rcmp9", "0.5\n", "0.5000000001", "AC"],
  ["dcmp", "3\n", "3.000001\n", "AC"],
  ["rcmp", "1000000\n", "1000001\n", "WA"],
  ["rncmp", "1 2\n", "1.00001 2\n", "AC"],
  ["lcmp", "a b\nc\n", " a  b\nc", "AC"],
  ["lcmp", "a b\nc\n", "a\nb c\n", "PE"],
  ["fcmp", "a b\nc\n", "a b\r\nc", "AC"],
  ["fcmp", "a b\nc\n", "a b \nc\n", "PE"],
  ["uncmp", "1 2 3\n", "3 1 2\n", "AC"],
  ["uncmp", "1 2 3\n", "3 1 1\n", "WA"],
])("std::%s.cpp: answer %j, output %j: %s", (name, answer, output, verdict) => {
  const checker = `<checker name="std::${name}.cpp" type="testlib"/>`;
  const draft = polygonPackage([file("problem.xml", xml(checker)), ...tests], "x");
  const check = pureCheck("", draft.checker);
  const [expected, actual] = [answer, output].map((text) => new TextEncoder().encode(text));
  expect(check(new Uint8Array(), expected!, actual!).verdict).toBe(verdict);
});

it("takes its own checker with the headers beside it, and its interactor", () => {
  const source = (path: string) => `<source path="${path}" type="cpp.g++17"/>`;
  const files = [
    file("files/check.cpp", "int main() {}"),
    file("files/testlib.h", "// testlib"),
    file("files/deep/other.h", ""),
  ];
  const own = `<checker name="mine.cpp" type="testlib">${source("files/check.cpp")}</checker>`;
  const draft = polygonPackage([file("problem.xml", xml(own)), ...tests, ...files], "x");
  expect(draft.checker).toEqual({ testlib: ["validator"] });
  expect([...draft.files!.keys()]).toEqual(["validator/check.cpp", "validator/testlib.h"]);
  const lost = polygonPackage([file("problem.xml", xml(own)), ...tests], "x");
  expect(lost.unjudged).toBe("its checker is not in the package");
});

describe("interactor and checker", () => {
  const talk = '<interactor><source path="files/talk.cpp" type="cpp.g++17"/></interactor>';
  const files = [file("files/talk.cpp", "int main() {}"), file("files/check.cpp", "int main() {}")];
  const own = '<checker name="my.cpp"><source path="files/check.cpp" type="cpp.g++17"/></checker>';
  const draft = (assets: string, judging?: string) =>
    polygonPackage([file("problem.xml", xml(assets, judging)), ...tests, ...files], "x");

  it.each([
    ["its own", own, { testlib: ["validator"] }, ["interactor/talk.cpp", "validator/check.cpp"]],
    ["a standard one", '<checker name="std::ncmp.cpp"/>', "tokens", ["interactor/talk.cpp"]],
    ["reals", '<checker name="std::rcmp6.cpp"/>', { numbers: {} }, ["interactor/talk.cpp"]],
  ])("are both there: %s", (_, assets, checker, paths) => {
    const both = draft(assets + talk);
    expect(both).toMatchObject({
      checker,
      interactor: { testlib: ["interactor"], isChecked: true },
    });
    expect([...both.files!.keys()]).toEqual(paths);
  });

  it("without a checker the interactor decides alone", () => {
    expect(draft(talk)).toMatchObject({ interactor: { testlib: ["interactor"] } });
    expect(draft(talk).interactor).not.toHaveProperty("isChecked");
  });

  it.each([
    [
      own.replace("files/check", "lost/check") + talk,
      undefined,
      "its checker is not in the package",
    ],
    [
      own + talk.replace("files/talk", "lost/talk"),
      undefined,
      "its interactor is not in the package",
    ],
    [own + talk, 'run-count="2"', "its program is run 2 times for a case (run-count)"],
  ])("%s is not judged by half", (assets, judging, reason) =>
    expect(draft(assets, judging).unjudged).toContain(reason));

  it("a program that is compiled with the package's grader is not judged", () => {
    const resource =
      '<files><resources><file path="files/grader.cpp"><assets><asset name="SOLUTION"/></assets></file></resources></files>';
    const text = xml(own).replace("<judging", `${resource}<judging`);
    const linked = polygonPackage([file("problem.xml", text), ...tests, ...files], "x");
    expect(linked.unjudged).toContain("compiled with files/grader.cpp");
  });
});

it("takes names of files, but none that leads out of the folder", () => {
  const files = 'input-file="in.txt" output-file="../out.txt"';
  const draft = polygonPackage([file("problem.xml", xml("", files)), ...tests], "x");
  expect(draft.programFiles).toEqual({ input: "in.txt" });
});

it.each([
  [
    xml("").replace("1500", "soon"),
    'line 7: expected <time-limit> as a number above 0, found "soon"',
  ],
  [
    xml("").replace("268435456", "-1"),
    'line 7: expected <memory-limit> as a number above 0, found "-1"',
  ],
  ["<!-- no\n--><html></html>", "line 2: expected <problem>, found <html>"],
  ["\n<problem/>", "line 2: expected <judging> in <problem>, found none"],
  [
    xml("").replaceAll("input-path-pattern", "pattern"),
    "line 6: expected <input-path-pattern> in <testset>, found none",
  ],
])("takes no default for what is broken", (text, fault) => {
  const read = () => polygonPackage([file("problem.xml", text), ...tests], "x");
  expect(read).toThrow(`problem.xml ${fault}`);
});
