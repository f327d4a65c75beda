// Small PDFs for tests, written by hand: lines of text in Helvetica from the top of each page down.

const WIDTH = 612;
const HEIGHT = 792;
const LEFT = 72;
const TOP = 720;
const LEADING = 24;
const SIZE = 12;

/** A text at a place of its own within a line, in points from the left edge of the page. */
export type Line = string | readonly (readonly [x: number, text: string])[];

/** A PDF with these lines on each page; texts are plain ASCII. */
export function makePdf(...pages: readonly (readonly Line[])[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${4 + 2 * i} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, i) => {
      const content = lines.map(drawLine).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * i} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, i) => {
    const place = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

function drawLine(line: Line, row: number): string {
  const pieces = typeof line === 'string' ? [[LEFT, line] as const] : line;
  return pieces
    .map(
      ([x, text]) =>
        `BT /F1 ${SIZE} Tf ${x} ${TOP - LEADING * row} Td (${text.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET`,
    )
    .join('\n');
}
