/** The one IPC channel between window and host. Only the two files at its ends may name it. */
export const CHANNEL = 'parallax:wire';
