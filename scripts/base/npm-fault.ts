/** Why npm failed: the first line of its output that holds more than an error code. */
export function npmFault(stderr: string): string {
  return /^npm error (?!code|errno|syscall|path)(.+)/m.exec(stderr)?.[1] ?? "npm failed";
}

/** True where npm knows the package, but not in this version. */
export function isNoVersion(stderr: string): boolean {
  return /^npm error (?:code ETARGET|notarget)/m.test(stderr);
}
