import { type DragEvent, type HTMLAttributes, useState } from 'react';

type LineProps = HTMLAttributes<HTMLElement> & { readonly 'data-over'?: 'above' | 'below' };

/** Lets the lines of one list be dragged over each other: what the line at a place is given for it. */
export function useSeriesDrag(move: (from: number, to: number) => void): (at: number) => LineProps {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  const accept = (event: DragEvent) => {
    // What comes from elsewhere is left to whoever takes it.
    if (from !== null) event.preventDefault();
  };
  return (at) => ({
    draggable: true,
    ...(from !== null && over === at && from !== at && { 'data-over': at < from ? 'above' : 'below' }),
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move';
      setFrom(at);
    },
    onDragEnter: () => setOver(at),
    onDragOver: accept,
    onDrop: (event) => {
      accept(event);
      if (from !== null && from !== at) move(from, at);
      end();
    },
    onDragEnd: end,
  });
}
