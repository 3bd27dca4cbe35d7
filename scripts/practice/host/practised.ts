import { allSubmissions } from "../../problem/host/submissions";
import { withAccepted } from "../accepted-attempts";
import { readHistory } from "./history";

/** The attempts of the history, and the problems that a judge has accepted. */
export function practised(root: string): ReturnType<typeof readHistory> {
  const { attempts, broken } = readHistory(root);
  const written = (at: number) => new Date(at).toISOString();
  return { attempts: withAccepted(attempts, allSubmissions(root), written), broken };
}
