/** The seed of everything drawn at random where none is given. */
export const DEFAULT_SEED = 'parallax';
