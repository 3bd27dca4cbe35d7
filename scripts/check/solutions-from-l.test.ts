import { holdSolutions } from "../testing/hold-solutions";

holdSolutions(/^[l-z]/);
