/** What wrong use leads to. */
export const HELP_NOTE = 'parallax --help lists the commands';
