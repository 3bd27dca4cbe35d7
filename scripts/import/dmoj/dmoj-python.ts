import type { SourceFile } from "../../base/source-file";
import { VALIDATOR } from "../packages/package-draft";

// DMOJ's checkers and interactors in Python are modules that its judge loads. Here a program of their
// folder loads them, gives them what of that judge they can have, and ends with testlib's exit codes.

/** A checker in Python: `check(process_output, judge_output, **kwargs)`. */
export function pythonChecker(
  { read }: SourceFile,
  args: Readonly<Record<string, unknown>>,
): Map<string, Uint8Array> {
  return folder({
    "__main__.py": `${JUDGE}${CHECK}`,
    "dmoj_module.py": read(),
    "dmoj_args.json": JSON.stringify(args),
  });
}

/** An interactor in Python: a class that extends InteractiveGrader. */
export function pythonInteractor({ read }: SourceFile): Map<string, Uint8Array> {
  return folder({ "__main__.py": `${JUDGE}${INTERACT}`, "dmoj_module.py": read() });
}

function folder(files: Readonly<Record<string, string | Uint8Array>>): Map<string, Uint8Array> {
  return new Map(
    Object.entries(files).map(([name, content]) => {
      const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
      return [`${VALIDATOR}/${name}`, bytes];
    }),
  );
}

/** The modules of DMOJ's judge that such programs import. */
const JUDGE = `import json, os, sys, types
HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
def module(name, **members):
    found = sys.modules[name] = types.ModuleType(name)
    found.__dict__.update(members)
    parent, _, own = name.rpartition(".")
    if parent:
        setattr(sys.modules[parent], own, found)
class CheckerResult:
    def __init__(self, passed, points, feedback=None, extended_feedback=None):
        self.passed, self.points, self.feedback = passed, points, feedback
class Result:
    pass
class InternalError(Exception):
    pass
class WrongAnswer(BaseException):
    pass
class StandardGrader:
    pass
class InteractiveGrader(StandardGrader):
    pass
def utf8bytes(text):
    return text.encode("utf-8") if isinstance(text, str) else text
def utf8text(data, errors="strict"):
    return data.decode("utf-8", errors) if isinstance(data, bytes) else data
module("dmoj")
module("dmoj.error", InternalError=InternalError)
module("dmoj.result", CheckerResult=CheckerResult, Result=Result)
module("dmoj.utils")
module("dmoj.utils.unicode", utf8bytes=utf8bytes, utf8text=utf8text)
module("dmoj.graders", StandardGrader=StandardGrader, InteractiveGrader=InteractiveGrader)
module("dmoj.graders.interactive", InteractiveGrader=InteractiveGrader, WrongAnswer=WrongAnswer)
module("six")
module("six.moves", map=map, zip=zip, filter=filter, range=range, input=input)
def read(path):
    with open(path, "rb") as file:
        return file.read()
def end(result):
    if not isinstance(result, CheckerResult):
        result = CheckerResult(bool(result), 1.0 if result else 0.0)
    if not result.passed:
        sys.stderr.write(utf8text(result.feedback) or "")
        code = 1
    elif result.points == 1:
        code = 0
    elif result.points > 1:
        sys.stderr.write("points %.6f\\n" % result.points)
        code = 7
    else:
        sys.stderr.write("partial %d/1000000\\n" % round(result.points * 1000000))
        code = 7
    sys.stderr.flush()
    os._exit(code)
`;

const CHECK = `try:
    import dmoj_module
    judge_input, output, answer = map(read, sys.argv[1:4])
    with open(os.path.join(HERE, "dmoj_args.json")) as file:
        args = json.load(file)
    given = dict(judge_input=judge_input, point_value=1.0)
    given.update(args)
    end(dmoj_module.check(output, answer, **given))
except UnicodeDecodeError:
    end(CheckerResult(False, 0, "invalid unicode"))
except Exception as fault:
    sys.stderr.write("%s: %s\\n" % (type(fault).__name__, fault))
    sys.exit(3)
`;

const INTERACT = `class Case:
    points = 1.0
    def input_data(self):
        return read(sys.argv[1])
    def output_data(self):
        return read(sys.argv[2])
class Interactor:
    tokens = None
    def read(self):
        return self.heard(sys.stdin.buffer.read())
    def heard(self, data):
        if data == b"":
            raise IOError("the program has closed its output")
        return data
    def readln(self, strip_newline=True):
        line = self.heard(sys.stdin.buffer.readline())
        return line.rstrip() if strip_newline else line
    def readtoken(self, delim=None):
        if not self.tokens:
            self.tokens = self.readln()
        parts = self.tokens.split(delim, 1)
        token, self.tokens = parts if len(parts) == 2 else (self.tokens, None)
        return token
    def number(self, kind, lo, hi, delim):
        token = self.readtoken(delim)
        try:
            value = kind(token) if len(token) <= 10000 else None
        except ValueError:
            value = None
        if value is None or not lo <= value <= hi:
            raise WrongAnswer("expected %s from %s to %s, got %r" % (kind.__name__, lo, hi, token[:20]))
        return value
    def readint(self, lo=float("-inf"), hi=float("inf"), delim=None):
        return self.number(int, lo, hi, delim)
    def readfloat(self, lo=float("-inf"), hi=float("inf"), delim=None):
        return self.number(float, lo, hi, delim)
    def write(self, value):
        sys.stdout.buffer.write(utf8bytes(str(value)))
        sys.stdout.buffer.flush()
    def writeln(self, value):
        self.write(str(value) + "\\n")
    def close(self):
        sys.stdout.close()
try:
    import dmoj_module
    grader = dmoj_module.Grader.__new__(dmoj_module.Grader)
    talker = Interactor()
    result = grader.interact(Case(), talker)
    os.close(1)
    end(result)
except WrongAnswer as fault:
    end(CheckerResult(False, 0, str(fault)))
except IOError as fault:
    end(CheckerResult(False, 0, str(fault)))
except Exception as fault:
    sys.stderr.write("%s: %s\\n" % (type(fault).__name__, fault))
    sys.exit(3)
`;
