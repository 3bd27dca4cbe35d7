export type TypedAs = "npm run" | "npx jb" | "jb";

/** What the user typed before the command's name. */
export function typedAs(env?: NodeJS.ProcessEnv): TypedAs;
