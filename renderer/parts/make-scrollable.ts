/**
 * For `ref`: puts a region that scrolls into the tab order. Lists beneath a search field take no focus of their own
 * (the field moves a highlight through them), so without this the keyboard could not scroll them.
 */
export function makeScrollable(element: HTMLElement | null): void {
  if (element) element.tabIndex = 0;
}
