import { VIEW_HELP } from '../../help/view-help.ts';

/** What Compare answers. */
export const QUESTION = VIEW_HELP.compare.question;
