import { useEffect, useRef, useState } from 'react';

type Open = (paths: readonly string[], note?: string) => void;

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

function openDropped(files: readonly File[], open: Open): void {
  const bridge = window.parallax;
  const paths = bridge ? files.map((file) => bridge.pathOf(file)).filter((path) => path !== '') : [];
  const names = files.map(({ name }) => name).join(', ');
  const note = `A browser tells only the name of what is dropped (${names}), not where it lies. Give its full path on the machine that holds the workspace.`;
  if (paths.length > 0) open(paths);
  else open([], note);
}

/** Takes files dropped anywhere on the window; true while some are held over it. */
export function useFileDrop(open: Open): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      setOver(false);
      // A view took it for something of its own.
      if (event.defaultPrevented) return;
      event.preventDefault();
      openDropped([...(event.dataTransfer?.files ?? [])], latest.current);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
