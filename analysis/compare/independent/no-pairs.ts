/** Why what needs pairs is not known of two groups. */
export const NO_PAIRS = 'the sides share no task';
export const SINGLE_TASK = 'a side with one task shows no variation between tasks';
export const SEVERAL_RUNS =
  'tasks have several runs, where it needs one verdict per task; the bootstrap takes their means';
