/** Every view in the states that it has, with what stands there once it is drawn. */
export const PLACES = [
  ['#/overview', '.rate-plot'],
  ['#/overview?benchmark=SWE-bench+Lite+dev&row=x&list=runs', '.details'],
  ['#/compare?by=benchmark', '.forest svg'],
  [
    '#/compare?by=system&benchmark=SWE-bench+Lite&a=20241202_agentless-1.5_claude-3.5-sonnet-20241022&b=20240523_aider',
    '.sensitivity .report-table',
  ],
  ['#/compare?by=condition&benchmark=SWE-bench+Lite+dev&list=flipped', '.details tr[data-key]'],
  ['#/compare?by=condition&a=baseline&b=assisted&face=report', '.report-table'],
  ['#/compare?by=benchmark&face=report', '.report-table'],
  ['#/ranks?by=benchmark', '.swap-matrix svg'],
  ['#/ranks?by=benchmark&row=20241208_gru&row-condition=vanilla&list=ss', '.details tr[data-key]'],
  ['#/evaluate', '.card-problem'],
  ['#/figures', '.figure-card img'],
  ['#/figures?figure=forest&by=benchmark', '.figure-sheet img'],
  ['#/matrix?benchmark=SWE-bench+Verified', '.marks-canvas'],
  ['#/matrix?benchmark=SWE-bench+Lite+dev&find=astroid', '.matrix-found'],
  ['#/imports?import=1', '.fact-row'],
  ['#/sql?q=SELECT+*+FROM+task+LIMIT+9', '.data-table'],
] as const;

/** What stands over a view: where, the keys that open it, and what is there then. */
export const OVERLAYS = [
  ['#/overview', ['Control+k'], '.palette'],
  ['#/compare', ['.'], '.export-dialog'],
  ['#/compare', ['?'], '.help'],
  ['#/compare?glossary=bca', [], '.glossary-entry[aria-current]'],
  ['#/overview?glossary=all', [], '[data-entry="resolve_rate"]'],
  ['#/ranks', ['.'], '.export-dialog'],
  ['#/compare?face=report', ['.'], '.export-dialog'],
] as const;
