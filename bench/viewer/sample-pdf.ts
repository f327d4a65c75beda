// A PDF of invented statements, as long as wanted: each page a title and a table of sixty rows, with type in two sizes and ruling lines. Its pages hang
// on branches, as most programs write them: where all hang on one, pdf.js has to fetch every page's object before the first is shown.

const ROWS = 60;
/** Pages on a branch. */
const BRANCH = 10;
const FONT_ID = 3;
const FIRST_BRANCH = 4;

/** The bytes of a PDF with so many pages; each page of its own content, not compressed, so that its size grows with its length. */
export function buildSamplePdf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, page) => page);
  const branches = Array.from({ length: Math.ceil(pages / BRANCH) }, (_, branch) => branch);
  const firstPage = FIRST_BRANCH + branches.length;
  const branchOf = (page: number): number => FIRST_BRANCH + Math.floor(page / BRANCH);
  const reference = (id: number): string => `${id} 0 R`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${branches.map((branch) => reference(FIRST_BRANCH + branch)).join(' ')}]/Count ${pages}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...branches.map((branch) => {
      const own = numbers.slice(branch * BRANCH, (branch + 1) * BRANCH);
      return `<</Type/Pages/Parent 2 0 R/Kids[${own.map((page) => reference(firstPage + 2 * page)).join(' ')}]/Count ${own.length}>>`;
    }),
    ...numbers.flatMap((page) => {
      const content = pageContent(page);
      return [
        `<</Type/Page/Parent ${reference(branchOf(page))}/MediaBox[0 0 612 792]/Resources<</Font<</F ${reference(FONT_ID)}>>>>/Contents ${reference(firstPage + 2 * page + 1)}>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ];
    }),
  ];
  const parts = ['%PDF-1.4\n'];
  const starts: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = `${index + 1} 0 obj\n${object}\nendobj\n`;
    starts.push(length);
    parts.push(part);
    length += part.length;
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
}

function pageContent(page: number): string {
  const lines = [`BT /F 16 Tf 54 740 Td (Meridian Freight Holdings plc, statement ${page + 1}) Tj ET`];
  for (let row = 0; row < ROWS; row++) {
    const y = 712 - row * 11;
    const amount = ((page * 7919 + row * 104_729) % 900_000) + 10_000;
    lines.push(
      `BT /F 9 Tf 54 ${y} Td (Item ${row + 1} of the statement of financial position) Tj ET`,
      `BT /F 9 Tf 400 ${y} Td (${amount}) Tj ET BT /F 9 Tf 480 ${y} Td (${amount - 1234}) Tj ET`,
      `0.5 w 54 ${y - 2} m 558 ${y - 2} l S`,
    );
  }
  return lines.join('\n');
}
