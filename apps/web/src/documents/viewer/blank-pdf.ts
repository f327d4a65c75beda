// A PDF of empty pages of given sizes. Pictures and scans are shown in it: the viewer puts the picture of each page into its box, and so has
// one way of scrolling, zooming, turning and searching for all kinds of files.

interface PageSize {
  /** Points. */
  readonly width: number;
  readonly height: number;
}

const CATALOGUE = 1;
const PAGES = 2;
const FIRST_PAGE = 3;

/** The bytes of the PDF. */
export function buildBlankPdf(sizes: readonly PageSize[]): Uint8Array<ArrayBuffer> {
  const kids = sizes.map((_, index) => `${FIRST_PAGE + index} 0 R`).join(' ');
  const objects = [
    `<</Type/Catalog/Pages ${PAGES} 0 R>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${sizes.length}>>`,
    ...sizes.map(
      ({ width, height }) =>
        `<</Type/Page/Parent ${PAGES} 0 R/MediaBox[0 0 ${toPoints(width)} ${toPoints(height)}]/Resources<<>>>>`,
    ),
  ];
  let text = '%PDF-1.4\n';
  const starts: number[] = [];
  for (const [index, object] of objects.entries()) {
    starts.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return new TextEncoder().encode(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root ${CATALOGUE} 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

function toPoints(length: number): string {
  return Math.max(1, length).toFixed(2);
}
