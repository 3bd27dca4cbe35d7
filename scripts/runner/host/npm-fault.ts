/** Why npm failed: the first line of its output that holds more than an error code. */
export function npmFault(stderr: string): string {
  return /^npm error (?!code|errno|syscall|path)(.+)/m.exec(stderr)?.[1] ?? "npm failed";
}
