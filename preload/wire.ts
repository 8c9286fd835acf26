/** A two-way pipe of whole binary frames: all that a transport has to provide. */
export interface Wire {
  send(frame: Uint8Array): void;
  onFrame(listener: (frame: Uint8Array) => void): void;
  onClose(listener: (reason: string) => void): void;
  close(): void;
}
