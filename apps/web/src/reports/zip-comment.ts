// The comment at the end of a zip archive: the server names there the companies whose report failed, which it knows only once all are made.

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;

/** The lines of the comment of a zip archive; none where it has none, or is no archive. */
export async function readZipComment(archive: Blob): Promise<string[]> {
  const tail = new DataView(
    await archive.slice(Math.max(0, archive.size - END_LENGTH - LONGEST_COMMENT)).arrayBuffer(),
  );
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_SIGNATURE) continue;
    const length = tail.getUint16(at + END_LENGTH - 2, true);
    if (at + END_LENGTH + length !== tail.byteLength) continue;
    const comment = new TextDecoder().decode(new Uint8Array(tail.buffer, at + END_LENGTH, length));
    return comment.split('\n').filter((line) => line.trim() !== '');
  }
  return [];
}
