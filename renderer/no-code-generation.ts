import { config } from 'zod';

/**
 * The schemas would compile themselves with `new Function`, which the content security policy forbids. Has to be
 * imported before the first schema is made.
 */
config({ jitless: true });
