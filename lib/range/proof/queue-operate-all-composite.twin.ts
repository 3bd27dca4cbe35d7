import { compositeTwin } from "./slot-deque.twin";

export const twin = compositeTwin("queue_operate_all_composite", ["push", "shift"]);
