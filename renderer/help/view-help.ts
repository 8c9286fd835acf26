import type { Address, FACES, View } from '../address/address.ts';
import { QUESTION } from '../views/ranks/question.ts';

/** What a person needs to know of a view to read it. */
export interface ViewHelp {
  /** What the view answers; its head asks it. */
  readonly question: string;
  /** How to read its picture, in three to five plain sentences. */
  readonly reading: readonly string[];
  /** What can be opened from where. */
  readonly opens: readonly string[];
}

export const VIEW_HELP: Readonly<Record<View, ViewHelp>> = {
  overview: {
    question: 'How does each system do, under each condition?',
    reading: [
      'Each line is a system under a condition on one benchmark; benchmarks stand apart and are never mixed.',
      'The dot is the share of scored runs that resolve, and its line the 95% interval; small dots behind a mean are the repeats.',
      'Where two lines overlap much, the order of the two systems is not sure.',
      'Read a rate beside its denominators: what is unscored is in neither number and is no failure.',
      'The bar splits all runs by outcome.',
    ],
    opens: [
      'Enter on a line lists its runs, and Enter on a run opens its transcript, patch and tests.',
      '→ unfolds the repeats of a line, then walks the cells that have more to say.',
      'Pressing a title sorts by it, and resting on it explains it.',
    ],
  },
  compare: {
    question: 'What did the change cost, for whom, and is it real?',
    reading: [
      'A and B are conditions, systems or benchmarks, or any two filters: with tasks in common they are paired, else they are independent groups.',
      'The sentence gives the answer: the difference B − A over tasks scored on both sides, with its 95% interval and what stands after Holm.',
      'In the forest plot each dot is a row’s difference, its line the interval and the paler band Newcombe’s, which stays honest where few tasks differ; right of zero B solves more, and a filled dot has Holm p below 0.05.',
      'In the square at the right areas are tasks: blue where B gained, orange where B lost.',
      'What was dropped, and why, stands below the numbers.',
    ],
    opens: [
      'Enter on a row lists the tasks that flipped, and Enter on a task opens its runs.',
      'Pressing a part of the square, or a line beside it, lists its tasks.',
      'The report has every test, interval and sensitivity of the comparison on one page.',
    ],
  },
  ranks: {
    question: QUESTION,
    reading: [
      'Each line joins the two ranks of one system, A at the left and B at the right, 1 being the best.',
      'The bar beside a rank is its confidence set: every rank that the tasks leave open.',
      'A system is drawn heavy only where its two sets have no rank in common; where they overlap, do not call its rank changed.',
      'In the square a strong cell is a pair that other tasks might well have swapped, and a marked one differs after Holm.',
      'All ranks are over the tasks that every system is scored on under both; what that left out stands below the numbers.',
    ],
    opens: [
      'The arrow keys walk the systems of the chart.',
      'Enter on a row of the table lists the tasks that flipped for the system, and Enter on a task opens its runs.',
    ],
  },
  matrix: {
    question: 'Who solves which tasks?',
    reading: [
      'Each row is a task and each column an arm: a system, under its condition where that is not the usual one; a cell is what its runs come to.',
      'Blue is resolved and orange is not; purple is resolved in some of several runs, and grey or empty cells have no verdict.',
      'A task with few blue cells is hard; the bar at its right is the share of all runs that solve it.',
      'The dot under a name is the system’s rate over its own scored tasks, with its 95% interval.',
      'Clustered orders put side by side what is solved alike, which shows systems that share their strengths.',
    ],
    opens: [
      'Arrow keys walk from cell to cell and Enter opens the run; several repeats are listed first.',
      'Dragging, or Shift with the arrows, brushes tasks, and Enter lists their runs.',
      'A click on a name above, or v, lists a system’s runs; one at the left, or t, a task’s.',
      '+ and − make rows taller and lower; n goes to the next name that is found.',
    ],
  },
  evaluate: {
    question: 'Do the patches pass their tests?',
    reading: [
      'Patches are tested in containers of this machine’s Docker; what was seen is kept with its log, and the same content is not run twice.',
      'Each task’s reference is tried first: where it does not pass, a failure tells nothing of the agent, so its runs are unscored.',
      'Read resolved beside scored: what could not be scored stands below with its reason and is no failure.',
      'The card at the right says how Docker is and what on it is ours.',
    ],
    opens: [
      'Enter on an unscored run opens it with its grades and their logs; Enter on a task opens the log of its reference.',
      'A grading goes on in the background; cancelling it keeps what was graded, and starting it again does the rest.',
      'Kept logs can be read again without containers, after Parallax has learned to read them better.',
    ],
  },
  figures: {
    question: 'Which figure answers the question of the paper?',
    reading: [
      'The gallery shows every kind of figure as this workspace fills it; a card that is empty says what would fill it.',
      'An opened figure is drawn exactly as its file will be, at the width and in the theme that are chosen at the left.',
      'Its caption says what each mark is and over what; the table beneath holds the numbers that are drawn.',
      'The address holds the whole specification, so a link gives the same figure.',
    ],
    opens: [
      'Pressing a card opens the figure with its options, order, colours, size and caption.',
      'It is saved as a file, as its specification, or under a name in this workspace; dragging the picture takes it to another program.',
      'A specification that is dropped here, or opened from the menu, is shown as it was saved.',
    ],
  },
  sql: {
    question: 'What else do the runs hold?',
    reading: [
      'The query is DuckDB’s SQL over this workspace and reads only: nothing you write here can change it.',
      'The tables at the right unfold to their columns; run_outcome holds what each run came to.',
      'The result is a table with the type of each column under its name, and NULL is a dash; a title that is a word of the glossary explains itself.',
    ],
    opens: [
      'The query is in the address, so a link to it shows the same result.',
      'The result can be saved as CSV.',
    ],
  },
  imports: {
    question: 'What was read into this workspace, and what was left out?',
    reading: [
      'Each line is one reading of files, the newest first, with what it brought in.',
      'Problems are records that were left out with a reason; the good records beside them were kept.',
      'Runs that were already there are counted and not taken twice.',
    ],
    opens: [
      'Enter on a line shows its counts and its problems by kind, with what to do about each.',
      'From there the report can be saved, and the import taken back.',
    ],
  },
};

/** Faces of a view that read differently from it. */
export const FACE_HELP: Readonly<Record<(typeof FACES)[number], ViewHelp>> = {
  report: {
    question: VIEW_HELP.compare.question,
    reading: [
      'One page says all that a careful reader asks of the comparison, a section for each question.',
      'The first table has the difference with three intervals that lean on different things: where they agree, the finding does not hang on the method.',
      'The sections after it ask what unscored runs, single repositories and repeats do to it.',
      'Power tells what a study of this size could have found; it does not judge what was found.',
      'A dash has its reason, and each title its explanation with the source of the formula.',
    ],
    opens: [
      'Enter on a row lists the tasks that flipped.',
      'The list at the left leads to the sections.',
      'The page can be saved as Markdown or LaTeX, with the bytes that the command line writes.',
    ],
  },
};

/** The help for what is shown. */
export function helpOf({ view, face }: Pick<Address, 'view' | 'face'>): ViewHelp {
  return view === 'compare' && face !== null ? FACE_HELP[face] : VIEW_HELP[view];
}
