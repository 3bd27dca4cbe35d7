export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

/** Commands whose second word is a case of the first. */
const WITH_CASE = ["run"];

/**
 * A script that completes commands, problems, tasks of the desk by letter, and cases. It looks at the
 * folders by itself, since a start of Node at each Tab would be felt.
 */
export function completion(shell: Shell, root: string, commands: readonly string[]): string {
  const words = commands.join(" ");
  if (shell === "fish") return fish(quoted(root), words);
  const start = shell === "zsh" ? "autoload -U +X bashcompinit && bashcompinit\n" : "";
  return start + bash(quoted(root), words);
}

function bash(root: string, commands: string): string {
  return `_jb() {
  local root=${root} word="\${COMP_WORDS[COMP_CWORD]}" command="\${COMP_WORDS[1]}" names
  if [ "$COMP_CWORD" -eq 1 ]; then
    names="${commands}"
  elif [ "$COMP_CWORD" -eq 3 ] && [[ " ${WITH_CASE.join(" ")} " == *" $command "* ]]; then
    names=$(cd "$root" && ls -d cases/"\${COMP_WORDS[2]}"/*.in .contest/"\${COMP_WORDS[2]}"*/cases/*.in 2>/dev/null | sed 's|.*/||; s|\\.in$||')
  else
    names=$(cd "$root" && { ls problems; ls .contest 2>/dev/null | sed -n 's|^\\([a-z][0-9]*\\)-.*|\\1|p'; ls .contest 2>/dev/null; })
  fi
  COMPREPLY=($(compgen -W "$names" -- "$word"))
}
complete -F _jb jb
`;
}

function fish(root: string, commands: string): string {
  return `complete -c jb -f
complete -c jb -n '__fish_use_subcommand' -a '${commands}'
complete -c jb -n 'not __fish_use_subcommand' -a '(cd ${root}; ls problems; ls .contest 2>/dev/null)'
complete -c jb -n '__fish_seen_subcommand_from ${WITH_CASE.join(" ")}' -a '(cd ${root}; ls cases/(commandline -opc)[3] 2>/dev/null | string match -r "(.*)\\.in$" | string match -v "*.in")'
`;
}

/** A word for a shell, whatever is in it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
