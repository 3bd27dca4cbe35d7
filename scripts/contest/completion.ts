export const SHELLS = ["bash", "zsh", "fish", "powershell"] as const;
export type Shell = (typeof SHELLS)[number];

/** Commands whose second word is a case of the first. */
const WITH_CASE = ["run"];

/**
 * A script that completes commands, problems, tasks of the desk by letter, and cases: of the workspace in
 * which the user stands, else of the clone. It looks at the folders by itself, since a start of Node at each
 * Tab would be felt.
 */
export function completion(
  shell: Shell,
  clone: string | undefined,
  commands: readonly string[],
): string {
  const words = commands.join(" ");
  const otherwise = quoted(clone ?? ".");
  if (shell === "fish") return fish(otherwise, words);
  if (shell === "powershell") return powershell(clone ?? ".", commands);
  const start = shell === "zsh" ? "autoload -U +X bashcompinit && bashcompinit\n" : "";
  return start + bash(otherwise, words);
}

function bash(otherwise: string, commands: string): string {
  return `_jb() {
  local root=$PWD word="\${COMP_WORDS[COMP_CWORD]}" command="\${COMP_WORDS[1]}" names
  while [ -n "$root" ] && ! grep -qs '"judgebench"' "$root/package.json"; do root=\${root%/*}; done
  root=\${root:-${otherwise}}
  if [ "$COMP_CWORD" -eq 1 ]; then
    names="${commands}"
  elif [ "$COMP_CWORD" -eq 3 ] && [[ " ${WITH_CASE.join(" ")} " == *" $command "* ]]; then
    names=$(cd "$root" && ls -d cases/"\${COMP_WORDS[2]}"/*.in .contest/"\${COMP_WORDS[2]}"*/cases/*.in 2>/dev/null | sed 's|.*/||; s|\\.in$||')
  else
    names=$(cd "$root" && { ls problems; sed -n 's|^ *"letter": "\\([a-z][0-9]*\\)".*|\\1|p; s|^ *"\\([a-z][0-9]*\\)": "[a-z0-9-]*",*$|\\1|p' .contest/*/task.json .contest/letters.json 2>/dev/null | sort -u; ls -d .contest/*/ 2>/dev/null | sed 's|^.contest/||; s|/$||'; })
  fi
  COMPREPLY=($(compgen -W "$names" -- "$word"))
}
complete -F _jb jb
`;
}

function fish(otherwise: string, commands: string): string {
  return `function __jb_root
  set -l root $PWD
  while test -n "$root"; and not grep -qs '"judgebench"' "$root/package.json"
    set root (string replace -r '/[^/]*$' '' -- $root)
  end
  if test -n "$root"; echo $root; else; echo ${otherwise}; end
end
complete -c jb -f
complete -c jb -n '__fish_use_subcommand' -a '${commands}'
complete -c jb -n 'not __fish_use_subcommand' -a '(cd (__jb_root); ls problems; ls .contest 2>/dev/null)'
complete -c jb -n '__fish_seen_subcommand_from ${WITH_CASE.join(" ")}' -a '(cd (__jb_root); ls cases/(commandline -opc)[3] 2>/dev/null | string match -r "(.*)\\.in$" | string match -v "*.in")'
`;
}

function powershell(otherwise: string, commands: readonly string[]): string {
  const words = (list: readonly string[]) => list.map((word) => `'${word}'`).join(", ");
  return `Register-ArgumentCompleter -Native -CommandName jb -ScriptBlock {
  param($word, $tree, $cursor)
  $root = "$PWD"
  while ($root -and -not (Select-String -Quiet -SimpleMatch '"judgebench"' "$root/package.json" -ErrorAction Ignore)) {
    $root = Split-Path $root
  }
  if (-not $root) { $root = '${otherwise.replaceAll("'", "''")}' }
  $typed = @($tree.CommandElements | ForEach-Object { "$_" })
  $at = $typed.Count - [int]($word -ne '')
  if ($at -le 1) {
    $names = @(${words(commands)})
  } elseif ($at -eq 3 -and @(${words(WITH_CASE)}) -contains $typed[1]) {
    $names = @(Get-ChildItem "$root/cases/$($typed[2])/*.in", "$root/.contest/$($typed[2])*/cases/*.in" -ErrorAction Ignore | ForEach-Object BaseName)
  } else {
    $tasks = @(Get-ChildItem "$root/.contest" -Name -Directory -ErrorAction Ignore)
    $letters = @(Select-String '^ *"letter": "([a-z][0-9]*)"' "$root/.contest/*/task.json" -ErrorAction Ignore | ForEach-Object { $_.Matches[0].Groups[1].Value })
    $names = @(Get-ChildItem "$root/problems" -Name -Directory) + $letters + $tasks
  }
  $names | Where-Object { $_ -like "$word*" }
}
`;
}

/** A word for a shell, whatever is in it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
