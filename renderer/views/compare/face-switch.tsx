import type { ReactNode } from 'react';
import { Segments } from '../../parts/segments.tsx';
import { useFace } from './use-face.ts';

const FACES = [
  { id: 'figure', name: 'Figure' },
  { id: 'report', name: 'Report' },
] as const;

/** Turns the comparison to its figure or to its report. */
export function FaceSwitch(): ReactNode {
  const { face, show } = useFace();
  return <Segments label="Show as" choices={FACES} value={face} onChange={show} />;
}
