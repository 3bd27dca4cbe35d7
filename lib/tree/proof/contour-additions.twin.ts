import { contourTwin } from "./contour-ranges.twin";

export const twin = contourTwin("vertex_get_range_contour_add_on_tree", true);
