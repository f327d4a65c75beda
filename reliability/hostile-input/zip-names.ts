// The names in the directory of a zip archive, read without any library that would tidy them.

const ENTRY = 0x02_01_4b_50;
const HEAD = 46;
const NAME_LENGTH_AT = 28;
const EXTRA_LENGTH_AT = 30;
const COMMENT_LENGTH_AT = 32;
const END = 0x06_05_4b_50;
const END_HEAD = 22;
const DIRECTORY_AT = 16;

/** As UTF-8. @throws RangeError where it is no archive */
export function listEntryNames(archive: Buffer): string[] {
  let at = archive.readUInt32LE(findEnd(archive) + DIRECTORY_AT);
  const names: string[] = [];
  while (archive.readUInt32LE(at) === ENTRY) {
    const length = archive.readUInt16LE(at + NAME_LENGTH_AT);
    names.push(archive.toString('utf8', at + HEAD, at + HEAD + length));
    at +=
      HEAD +
      length +
      archive.readUInt16LE(at + EXTRA_LENGTH_AT) +
      archive.readUInt16LE(at + COMMENT_LENGTH_AT);
  }
  return names;
}

function findEnd(archive: Buffer): number {
  let at = archive.length - END_HEAD;
  while (archive.readUInt32LE(at) !== END) at -= 1;
  return at;
}
