/** What the user typed before the command's name; hints name commands in the same words. */
export { typedAs } from "../../start/typed-as.cjs";
