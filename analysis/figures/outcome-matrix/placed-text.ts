/** A line of small text and where it stands. */
export interface PlacedText {
  readonly id: string;
  readonly x: number;
  /** Its baseline. */
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** What a shortened one stands for. */
  readonly full?: string;
  readonly isName?: boolean;
  readonly turned?: boolean;
}
