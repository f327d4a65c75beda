// What kind of file something is, by its first bytes and not by its name (issue 13, 'Digitise'). A PDF may begin with something that is no file of its
// own, as readers allow: its header lies within the first 1,024 bytes. What is two kinds at once is taken as none, for one reader would see another file
// than the next.

export const FILE_KINDS = ['pdf', 'png', 'jpeg', 'tiff', 'webp'] as const;

export type FileKind = (typeof FILE_KINDS)[number];

/** The endings, in small letters, that the name of a file of each kind may have; the first is the usual one. */
export const FILE_ENDINGS: Readonly<Record<FileKind, readonly string[]>> = {
  pdf: ['.pdf'],
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg', '.jpe', '.jfif'],
  tiff: ['.tif', '.tiff'],
  webp: ['.webp'],
};

const PDF_HEADER_WITHIN = 1024;

/** Files of other kinds that could hold a PDF further on. */
const OTHERS: readonly string[] = [
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  'PK\u0007\u0008',
  'GIF8',
  'BM',
  'MZ',
  '\u007FELF',
  'Rar!',
  '7z\u00BC\u00AF',
  '\u001F\u008B',
  '\u00D0\u00CF\u0011\u00E0',
  '\u00CA\u00FE\u00BA\u00BE',
  '#!',
  'ID3',
  'OggS',
  '\u0000\u0000\u0001\u0000',
];
const MARKUP = /<(?:!doctype|html|head|body|script|svg|\?xml|\?php)/iu;

/** The kind of a file by its first bytes, at least 1,024 of them where it has so many; null where it is none of these. */
export function findFileKind(head: Uint8Array): FileKind | null {
  const text = latin(head.subarray(0, PDF_HEADER_WITHIN));
  const header = text.indexOf('%PDF-');
  const picture = findPictureKind(text);
  if (header < 0) return picture;
  const before = text.slice(0, header);
  const isOther = picture !== null || OTHERS.some((start) => before.startsWith(start)) || MARKUP.test(before);
  return isOther ? null : 'pdf';
}

function findPictureKind(text: string): FileKind | null {
  if (text.startsWith('\u0089PNG\r\n\u001A\n')) return 'png';
  if (text.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg';
  if (/^(?:II[*+]\0|MM\0[*+])/u.test(text)) return 'tiff';
  return text.startsWith('RIFF') && text.startsWith('WEBP', 8) ? 'webp' : null;
}

/** A character for each byte. */
function latin(bytes: Uint8Array): string {
  return String.fromCodePoint(...bytes);
}

/** Whether a name has an ending of this kind. */
export function hasEndingOf(kind: FileKind, name: string): boolean {
  const lower = name.toLowerCase();
  return FILE_ENDINGS[kind].some((ending) => lower.endsWith(ending));
}
