/** What the keyboard reaches within an element: the line of its table that is a tab stop. */
export function focusStop(selector: string): HTMLElement | null {
  const stop = document.querySelector<HTMLElement>(`${selector} tbody [tabindex="0"]`);
  stop?.focus({ preventScroll: true });
  return stop;
}

/** The view's own table, or what stands in its place. */
export function focusPrimary(): HTMLElement | null {
  const place = document.querySelector<HTMLElement>('[data-primary][tabindex="0"]');
  place?.focus({ preventScroll: true });
  return place ?? focusStop('[data-primary]');
}
