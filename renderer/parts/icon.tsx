import type { ReactNode } from 'react';

const PATHS = {
  add: 'M8 3v10M3 8h10',
  close: 'M4 4l8 8M12 4l-8 8',
  swap: 'M3 6h9l-3-3M13 10H4l3 3',
  export: 'M8 10V2.5M5 5.5l3-3 3 3M3 10v3h10v-3',
  import: 'M8 2.5V10M5 7l3 3 3-3M3 10v3h10v-3',
  back: 'M10 3L5 8l5 5',
  next: 'M6 3l5 5-5 5',
  up: 'M3 10l5-5 5 5',
  down: 'M3 6l5 5 5-5',
  check: 'M3 8.5l3.5 3.5L13 5',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.5 10.5L14 14',
  warning: 'M8 2.5L14.5 13.5h-13zM8 6.5v3.5M8 11.8v.4',
  theme: 'M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12',
  edit: 'M3 13l.8-3.2L10.5 3 13 5.5 6.2 12.2z',
  widen: 'M6 3L2 8l4 5M10 3l4 5-4 5',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing of 16 units in the colour of the text; always beside a name, so hidden from screen readers. */
export function Icon({ name, size = 14 }: { readonly name: IconName; readonly size?: number }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
