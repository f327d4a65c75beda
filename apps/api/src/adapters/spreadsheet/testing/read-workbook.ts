// Reads workbooks for tests, by the standard and with nothing of what writes them: unpacked with yauzl, every part checked to be well-formed.

import yauzl from 'yauzl';

export interface ReadCell {
  /** As the file says it: n (number) or inlineStr. */
  readonly type: string;
  readonly value: string;
  /** The code of its format. */
  readonly format: string;
}

export interface ReadSheet {
  readonly name: string;
  /** Each row by the letters of its columns. */
  readonly rows: ReadonlyMap<string, ReadCell>[];
  readonly xml: string;
}

export interface ReadWorkbook {
  readonly sheets: ReadSheet[];
  readonly parts: ReadonlyMap<string, string>;
}

/** Reads a workbook. @throws where it is no archive, or a part is not well-formed */
export async function readWorkbook(file: Buffer): Promise<ReadWorkbook> {
  const parts = await unpack(file);
  for (const [path, xml] of parts) checkWellFormed(path, xml);
  const formats = readFormats(parts.get('xl/styles.xml') ?? '');
  const targets = new Map(
    [...(parts.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(/Id="(\w+)"[^>]*Target="([^"]+)"/g)].map(
      ([, id = '', target = '']) => [id, target],
    ),
  );
  const listed = [
    ...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"[^>]*r:id="(\w+)"/g),
  ];
  const sheets = listed.map(([, name = '', id = '']) => {
    const xml = parts.get(`xl/${targets.get(id) ?? ''}`) ?? '';
    return { name: plain(name), xml, rows: readRows(xml, formats) };
  });
  return { sheets, parts };
}

async function unpack(file: Buffer): Promise<Map<string, string>> {
  const archive = await yauzl.fromBufferPromise(file, { validateEntrySizes: true });
  const parts = new Map<string, string>();
  for await (const entry of archive.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await archive.openReadStreamPromise(entry)) pieces.push(Buffer.from(piece));
    if (parts.has(entry.fileName)) throw new Error(`${entry.fileName} is there twice`);
    parts.set(entry.fileName, new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)));
  }
  return parts;
}

const NOT_XML =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

function checkWellFormed(path: string, xml: string): void {
  if (NOT_XML.test(xml)) throw new Error(`${path} holds a character that XML forbids`);
  const open: string[] = [];
  const left = xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .replaceAll(
      /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g,
      (_all, closing: string, name: string, _attributes, alone: string) => {
        if (closing !== '' && open.pop() !== name) throw new Error(`${path}: </${name}> closes nothing`);
        if (closing === '' && alone === '') open.push(name);
        return '';
      },
    );
  if (open.length > 0 || /[<>]|&(?!(?:amp|lt|gt|quot|#\d+);)/.test(left))
    throw new Error(`${path} is not well-formed: ${left.slice(0, 80)}`);
}

function readFormats(styles: string): string[] {
  const own = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id = '', code = '']) => [
      id,
      plain(code),
    ]),
  );
  const [, cells = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(styles) ?? [];
  return [...cells.matchAll(/<xf numFmtId="(\d+)"/g)].map(
    ([, id = '']) => own.get(id) ?? { '0': 'General', '49': '@' }[id] ?? id,
  );
}

function readRows(xml: string, formats: readonly string[]): Map<string, ReadCell>[] {
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(
    ([, cells = '']) =>
      new Map(
        [...cells.matchAll(/<c r="([A-Z]+)\d+" s="(\d+)"(?: t="(\w+)")?>(.*?)<\/c>/gs)].map(
          ([, column = '', style = '', type = 'n', content = '']) => {
            const [, value = ''] =
              (type === 'n' ? /^<v>(.*)<\/v>$/ : /^<is><t(?: xml:space="preserve")?>(.*)<\/t><\/is>$/s).exec(
                content,
              ) ?? [];
            return [column, { type, value: plain(value), format: formats[Number(style)] ?? '' }];
          },
        ),
      ),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function plain(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|(\w+));/g, (_all, number: string | undefined, name: string) =>
    number === undefined ? (ENTITIES[name] ?? '') : String.fromCodePoint(Number(number)),
  );
}
