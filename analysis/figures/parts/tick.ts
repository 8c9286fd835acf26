export interface Tick {
  readonly value: number;
  readonly label: string;
}
