/** Written where neither source nor mapping says. */
export const UNSPECIFIED = 'unspecified';
