import type { TargetName } from "../../problem/problem";
import { targets } from "../../targets/targets";
import { CompileError } from "../compile-error";
import { packageOf } from "../resolve";

/** How the packages that a program imports come to a judge. */
export function packageCode(
  target: TargetName,
): (name: string, from: string) => string | undefined {
  return (name, from) => {
    const { title } = targets[target];
    throw new CompileError(
      `${from}: imports "${name}", which ${title} does not have`,
      `npm install ${packageOf(name)} beside the program`,
    );
  };
}
