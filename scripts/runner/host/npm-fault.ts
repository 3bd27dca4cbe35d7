/** Why npm failed: the first line of its complaint that says more than a code. */
export function npmFault(stderr: string): string {
  return /^npm error (?!code|errno|syscall|path)(.+)/m.exec(stderr)?.[1] ?? "npm failed";
}
