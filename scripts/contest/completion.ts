export const SHELLS = ["bash", "zsh", "fish", "powershell"] as const;
export type Shell = (typeof SHELLS)[number];

/** Commands whose second word is a case of the first. */
const WITH_CASE = ["run"];

/**
 * Of a command's --help: the choices of the option `o` that was typed last, "/" where its value is free; else the
 * options if the word `w` begins as one. Shells call it by awk, within single quotes.
 */
const OPTIONS = String.raw`/^  -/ {
      match($0, /--[a-z-]+/); name = substr($0, RSTART, RLENGTH); all = all name "\n"
      on = name == o || $1 == o ","; takes = takes || on && /^  (-., )?--[a-z-]+ </
    }
    on { text = text " " $0 }
    END {
      if (!takes) { if (w ~ /^-/) printf "%s", all; exit }
      if (!sub(/.*\(choices: /, "", text)) { print "/"; exit }
      sub(/(, default:.*)?\).*/, "", text); gsub(/[ ",]+/, "\n", text); print text
    }`;

/** The cases of $task; a letter is that of letters.json, else of the task that came last. */
const CASES = String.raw`files=$(ls .contest/letters.json; ls -t .contest/*/task.json)
        name=$(awk -v l="$task" '
          match($0, "^ *\"" l "\": \"") { split(substr($0, RLENGTH), part, "\""); print part[2]; exit }
          match($0, "^ *\"letter\": \"" l "\"") { split(FILENAME, part, "/"); print part[2]; exit }' $files /dev/null)
        ls cases/"${"$"}{name:-$task}"/*.in .contest/"${"$"}{name:-$task}"/cases/*.in | sed 's|.*/||; s|\.in$||'`;

/** All names of problems, letters and tasks. */
const NAMES = String.raw`ls problems
        sed -n 's|^ *"letter": "\([a-z][0-9]*\)".*|\1|p; s|^ *"\([a-z][0-9]*\)": "[a-z0-9-]*",*$|\1|p' .contest/*/task.json .contest/letters.json
        ls .contest | sed -n '/^[a-z0-9-]*$/p'`;

/**
 * A script that completes commands, problems, tasks of the desk by letter, and cases: of the workspace in
 * which the user stands, else of the clone; and paths. It looks at the folders by itself, since a start of Node at
 * each Tab would be felt; only for options it asks --help, once for each command.
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
  return bash(otherwise, words) + (shell === "zsh" ? ZSH : "complete -o default -F _jb jb\n");
}

function bash(otherwise: string, commands: string): string {
  return `_jb() {
  local root=$PWD word="\${COMP_WORDS[COMP_CWORD]}" last="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="\${COMP_WORDS[1]}" task="\${COMP_WORDS[2]}" names= name
  COMPREPLY=()
  while [ -n "$root" ] && ! grep -qs '"judgebench"' "$root/package.json"; do root=\${root%/*}; done
  [ -n "$root" ] || root=${otherwise}
  if [ "$COMP_CWORD" -eq 1 ]; then
    names="${commands}"
  else
    case "$word $last" in -*|*' -'*)
      if [ "$_jb_of" != "$command" ]; then _jb_of=$command _jb_help=$(jb "$command" --help 2>/dev/null); fi
      names=$(printf '%s\\n' "$_jb_help" | awk -v o="$last" -v w="$word" '${OPTIONS}') ;;
    esac
    if [ -n "$names" ]; then
      [ "$names" != / ] || return 0
    elif [ "$COMP_CWORD" -eq 3 ] && [[ " ${WITH_CASE.join(" ")} " == *" $command "* ]]; then
      names=$(cd "$root" 2>/dev/null && { ${CASES}; } 2>/dev/null)
    else
      names=$(cd "$root" 2>/dev/null && { ${NAMES}; } 2>/dev/null)
    fi
  fi
  for name in $names; do case $name in "$word"*) COMPREPLY+=("$name") ;; esac; done
}
`;
}

const ZSH = `(( $+functions[compdef] )) || { autoload -U compinit && compinit -i }
_jb_zsh() {
  local -a COMP_WORDS=("\${words[@]}") COMPREPLY
  local COMP_CWORD=$((CURRENT - 1))
  emulate ksh -c _jb
  if (( $#COMPREPLY )); then compadd -a COMPREPLY; else _files; fi
}
compdef _jb_zsh jb
`;

function fish(otherwise: string, commands: string): string {
  return `function __jb
  set -l words (commandline -opc)
  set -l word (commandline -ct)
  set -l root $PWD
  while test -n "$root"; and not grep -qs '"judgebench"' "$root/package.json"
    set root (string replace -r '/[^/]*$' '' -- $root)
  end
  test -n "$root"; or set root ${otherwise}
  set -l names
  if test (count $words) -eq 1
    set names ${commands}
  else
    if string match -q -- '-*' $word $words[-1]
      if test "$__jb_of" != $words[2]
        set -g __jb_of $words[2]
        set -g __jb_help (jb $words[2] --help 2>/dev/null)
      end
      set names (printf '%s\\n' $__jb_help | awk -v o=$words[-1] -v w="$word" '${OPTIONS}' | string match -v '')
    end
    if test -z "$names"; and test (count $words) -eq 3; and contains $words[2] ${WITH_CASE.join(" ")}
      set names (sh -c ${quoted(`cd "$1" && task=$2 && { ${CASES}; }`)} sh $root $words[3] 2>/dev/null)
    else if test -z "$names"
      set names (sh -c ${quoted(`cd "$1" && { ${NAMES}; }`)} sh $root 2>/dev/null)
    end
  end
  if string match -q -- "$word*" $names
    printf '%s\\n' $names
  else
    __fish_complete_path $word
  end
end
complete -c jb -f -a '(__jb)'
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
