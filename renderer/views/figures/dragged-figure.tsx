import { type DragEvent, type ReactNode, useState } from 'react';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import { themes } from '../../../analysis/figures/theme.ts';
import type { Output } from '../../../preload/contract.ts';
import { useCall } from '../../port/use-call.ts';
import { FigureMarks } from './figure-marks.tsx';
import { iconOf } from './icon-of.ts';
import { useBlobUrl } from './use-blob-url.ts';

export const DRAGGED_AS = [
  { id: 'svg', name: 'SVG' },
  { id: 'pdf', name: 'PDF' },
  { id: 'png', name: 'PNG' },
] as const;

export type DraggedAs = (typeof DRAGGED_AS)[number]['id'];

/** What is small on paper may be looked at closely; what is made for a screen is as large as it will be there. */
const MOST_ZOOM = { pt: 1.6, px: 1 } as const;

interface DraggedFigureProps {
  readonly spec: FigureSpec;
  /** As SVG. */
  readonly figure: Output<'figure'>;
  readonly format: DraggedAs;
}

/** The picture in its true proportion, as large as there is room, on the ground it will stand on. A file when dragged out. */
export function DraggedFigure({ spec, figure, format }: DraggedFigureProps): ReactNode {
  const [isNear, setNear] = useState(false);
  const [natural, setNatural] = useState<number | null>(null);
  const { surface, unit } = themes[spec.theme];
  const picture = useBlobUrl(figure);
  // A drag has to have its file at its start, so that it is made when the pointer comes near.
  const { data: file, isPlaceholderData } = useCall(
    'figure',
    { spec, format },
    { enabled: isNear || format !== 'svg' },
  );
  const fileUrl = useBlobUrl(file);
  const start = (event: DragEvent<HTMLImageElement>) => {
    if (!file || fileUrl === null || isPlaceholderData) return event.preventDefault();
    if (window.parallax) {
      event.preventDefault();
      window.parallax.startDrag({
        file_name: file.file_name,
        bytes: file.bytes,
        icon: iconOf(event.currentTarget, surface),
      });
      return;
    }
    putFile(event.dataTransfer, { ...file, url: fileUrl, svg: figure.bytes });
  };
  return (
    <div className="figure-sheet" style={{ background: surface }}>
      {picture !== null && (
        <div className="figure-picture" onPointerEnter={() => setNear(true)}>
          <img
            src={picture}
            alt={`${figure.title}. ${figure.caption}`}
            style={natural === null ? undefined : { width: natural * MOST_ZOOM[unit] }}
            onLoad={({ currentTarget }) => setNatural(currentTarget.naturalWidth)}
            onDragStart={start}
          />
          <FigureMarks spec={spec} figure={figure} />
        </div>
      )}
    </div>
  );
}

interface Put extends Pick<Output<'figure'>, 'media_type' | 'file_name' | 'caption'> {
  readonly url: string;
  readonly svg: Uint8Array;
}

/** A file for folders, a picture for documents, the caption for plain text. */
function putFile(transfer: DataTransfer, { url, media_type, file_name, caption, svg }: Put): void {
  transfer.effectAllowed = 'copy';
  const [type = media_type] = media_type.split(';');
  transfer.setData('DownloadURL', `${type}:${file_name}:${url}`);
  const image = document.createElement('img');
  image.src = `data:image/svg+xml;base64,${base64(svg)}`;
  image.alt = caption;
  transfer.setData('text/html', image.outerHTML);
  transfer.setData('text/plain', caption);
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
