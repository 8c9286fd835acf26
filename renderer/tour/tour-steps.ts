import { type Address, HOME } from '../address/address.ts';

/** One thing worth pointing at in the real window. */
export interface TourStep {
  readonly title: string;
  readonly text: string;
  /** Where it is shown. */
  readonly address: Address;
  /** What is pressed there first, as a person would. */
  readonly press?: string;
  /** What the card points at. */
  readonly target: string;
}

/** The part of the demo that has repeats and transcripts. */
const REPEATED = { benchmark: ['SWE-bench Lite dev'] };

const COMPARISON: Address = {
  ...HOME,
  view: 'compare',
  filter: REPEATED,
  by: 'condition',
  a: 'parallel calls on',
  b: 'parallel calls off',
};

const FLIPPED: Address = { ...COMPARISON, list: 'flipped' };

/** From a rate to the evidence behind it, and out into a paper. */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    title: 'A rate, and what it is over',
    text: 'Every line is a system under a condition: its rate with a 95% interval, the repeats as small dots, and how many runs are scored. Rest on any title to have it explained.',
    address: { ...HOME, filter: REPEATED },
    target: '[data-primary] tbody tr[data-key]',
  },
  {
    title: 'The answer comes first',
    text: 'Compare opens with a sentence made from the numbers: how much B differs from A, over which tasks, and whether that stands after Holm. Underlined words explain themselves.',
    address: COMPARISON,
    target: '.view-answer',
  },
  {
    title: 'The difference, drawn',
    text: 'A dot is a difference and its line the 95% interval; right of zero, B solves more. A filled dot stands after Holm.',
    address: COMPARISON,
    target: '.forest-frame',
  },
  {
    title: 'Who changed sides',
    text: 'Areas are tasks: solved by both, by one side only, by neither. Press a part to list its tasks.',
    address: COMPARISON,
    target: '.transitions',
  },
  {
    title: 'The tasks that flipped',
    text: 'Enter on a row of Compare lists them, with the repeats of both sides. They are the first to read.',
    address: FLIPPED,
    target: '.details',
  },
  {
    title: 'The evidence',
    text: 'Enter on a task opens its runs: transcript, patch and tests. u, e, t and x jump to the next user turn, edit, test and error; [ and ] go to the next run.',
    address: FLIPPED,
    press: '.details-list tr[data-key]',
    target: '.run-view',
  },
  {
    title: 'Into the paper',
    text: 'Export writes the figure as PDF, SVG or PNG and its numbers as CSV or LaTeX; the report beside it has every test and sensitivity. ? helps with each view.',
    address: COMPARISON,
    target: '[data-tour="export"]',
  },
];
