import type { ReactElement, ReactNode } from 'react';
import type { Theme } from '../theme.ts';

/** The one `svg` element that a figure is, with its name and description for those who cannot see it. */
export function FigureFrame(props: {
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly caption: string;
  /** `group` where parts of it are buttons. */
  readonly role?: 'img' | 'group';
  readonly children: ReactNode;
}): ReactElement {
  const { theme, width, height, title, caption, role = 'img', children } = props;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={`${width}${theme.unit}`}
      height={`${height}${theme.unit}`}
      viewBox={`0 0 ${width} ${height}`}
      role={role}
      aria-label={title}
    >
      <title>{title}</title>
      <desc>{caption}</desc>
      {theme.background !== null && <rect width={width} height={height} fill={theme.background} />}
      {children}
    </svg>
  );
}
