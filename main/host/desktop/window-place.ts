/** A rectangle in the screen's device-independent pixels. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowPlace {
  readonly bounds: Rectangle | null;
  readonly isMaximized: boolean;
}

/** The size of a first window, which also fits a small laptop. */
export const FIRST_SIZE = { width: 1360, height: 860 };

/** How much of a window must lie on a screen for a person to get hold of it. */
const GRIP = 100;

/** Where a window was left, if a screen is still there; null lets the system choose. */
export function usablePlace(place: WindowPlace, screens: readonly Rectangle[]): Rectangle | null {
  const { bounds } = place;
  return bounds && screens.some((screen) => overlaps(bounds, screen)) ? bounds : null;
}

function overlaps(window: Rectangle, screen: Rectangle): boolean {
  const across = Math.min(window.x + window.width, screen.x + screen.width) - Math.max(window.x, screen.x);
  const down = Math.min(window.y + window.height, screen.y + screen.height) - Math.max(window.y, screen.y);
  return across >= GRIP && down >= GRIP;
}
