export { twin } from "./double-ended-priority-queue.twin";
