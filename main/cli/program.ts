import { Command } from 'commander';
import { APP_VERSION } from '../app-version.ts';
import { addBudgets } from './budgets.ts';
import { addChanges } from './changes.ts';
import { addCohorts } from './cohorts.ts';
import { addCompare } from './compare.ts';
import { addDistributions } from './distributions.ts';
import { addEffects } from './effects.ts';
import { addEngine } from './engine.ts';
import { addEval } from './eval.ts';
import { addFigure } from './figure/figure.ts';
import { addFilters } from './filters.ts';
import { addGrade } from './grade.ts';
import { HELP_NOTE } from './help-note.ts';
import { addImport } from './import.ts';
import { addImports } from './imports.ts';
import { addMatrix } from './matrix.ts';
import { addModels } from './models.ts';
import { addRanks } from './ranks.ts';
import { addRates } from './rates.ts';
import { addRegrade } from './regrade.ts';
import { addReport } from './report.ts';
import { addScripts } from './scripts.ts';
import { addServe } from './serve.ts';
import { addSql } from './sql.ts';
import { addStats } from './stats.ts';
import { addTasks } from './tasks.ts';
import { addTradeoff } from './tradeoff.ts';

/** The command line: each command a thin call of the handlers that the window uses. */
export function createProgram(): Command {
  const program = new Command('parallax')
    .description('Evaluate coding agents: import results, compare, see, export the figure.')
    .version(APP_VERSION)
    .exitOverride()
    // An option belongs to the command that it follows: those of a table of effects are not the list's.
    .enablePositionalOptions()
    .showHelpAfterError(`(${HELP_NOTE})`);
  for (const add of [
    addImport,
    addImports,
    addGrade,
    addEval,
    addRegrade,
    addEngine,
    addModels,
    addBudgets,
    addRates,
    addCompare,
    addRanks,
    addEffects,
    addReport,
    addMatrix,
    addDistributions,
    addTradeoff,
    addChanges,
    addFigure,
    addStats,
    addCohorts,
    addFilters,
    addTasks,
    addScripts,
    addSql,
    addServe,
  ])
    add(program);
  return program;
}
