/** True for a fault of our own code, which is never taken for one of a program, a file or the machine. */
export function isOwnFault(error: unknown): error is Error {
  return error instanceof TypeError || error instanceof ReferenceError;
}
