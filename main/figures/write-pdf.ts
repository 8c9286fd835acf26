import PDFDocument from 'pdfkit';
import SVGtoPDF from 'svg-to-pdfkit';
import type { FontFace } from './font-faces.ts';

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly subject: string;
}

/**
 * One page as large as the figure (a unit is a point), vector, text as text, fonts embedded as subsets. The SVG names
 * fonts by the faces' own names. The date is fixed, and with it the file's identifier: same figure, same bytes.
 */
export async function writePdf(svg: string, page: PdfPage, faces: readonly FontFace[]): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    // Later versions add metadata in XML, into which pdfkit writes titles unescaped.
    pdfVersion: '1.3',
    lang: 'en',
    displayTitle: true,
    info: { Title: page.title, Subject: page.subject, Creator: 'Parallax', CreationDate: new Date(0) },
  });
  for (const face of faces) document.registerFont(face.name, face.path);
  const { width, height } = page;
  const options = {
    width,
    height,
    assumePt: true,
    fontCallback: (family: string) => family,
    warningCallback: fail,
  };
  SVGtoPDF(document, svg, 0, 0, options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject));
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** What the converter cannot draw would be missing from the file without a word. */
function fail(warning: string): never {
  throw new Error(`The figure cannot be written as PDF: ${warning}`);
}
