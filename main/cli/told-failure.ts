import { UserError } from '../../analysis/model/user-error.ts';

/** A failure of which standard output holds the documents already: it adds none, and ends with exit code 1. */
export class ToldFailure extends UserError {}
