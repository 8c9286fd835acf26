/** What the menu asks of the window: `keys` shows the view's keys, `import` carries the paths chosen in the host's dialog. */
export type Command =
  | { readonly name: 'import'; readonly paths: readonly string[] }
  | { readonly name: 'keys' };

/** What the window's script puts on `window.parallax`: the ends of a wire, and what only the host knows. */
export interface Bridge {
  send(frame: Uint8Array): void;
  onFrame(listener: (frame: Uint8Array) => void): void;
  onClose(listener: (reason: string) => void): void;
  onCommand(listener: (command: Command) => void): void;
  /** Drags a file out of the window, in place of the drag that the page has begun and prevented. */
  startDrag(file: DraggedFile): void;
  /** The path of a file that was dropped on the window or chosen in it; '' where it has none. */
  pathOf(file: File): string;
}

/** Window → host. `connection` names one load of the page, so that a reload never reads its predecessor's answers. */
export type Upward =
  | { readonly connection: string; readonly frame: Uint8Array }
  | { readonly connection: string; readonly drag: DraggedFile };

/** What the page hands to the desktop when something is dragged out of it. */
export interface DraggedFile {
  readonly file_name: string;
  readonly bytes: Uint8Array;
  /** A PNG that follows the pointer. */
  readonly icon: Uint8Array;
}

/** Host → window. */
export type Downward =
  | { readonly kind: 'frame'; readonly connection: string; readonly frame: Uint8Array }
  | { readonly kind: 'close'; readonly connection: string; readonly reason: string }
  | { readonly kind: 'command'; readonly command: Command };
