/** Of no account that a machine has. */
export const [NOBODY, LONELY] = [65_534, 65_533];

/** Groups' `scope`: root starts the supervisor as an ordinary user, through a command if one is given. */
export const droppedTo = (uid: number, command = ""): readonly string[] => [
  "sh",
  "-c",
  `chown ${uid} "$2" && exec ${command} setpriv --reuid=${uid} --regid=${uid} --clear-groups -- "$@"`,
  "sh",
];
