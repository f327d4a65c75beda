// Files that are packed though nobody says so, such as one that was packed before its sender packed it once more.

import { constants, gunzipSync } from 'node:zlib';

const MOST_LAYERS = 3;

/** The file without what it is packed in, as far as it goes; null where that is more than so many bytes, or cannot be unpacked. */
export function unpackBytes(bytes: Uint8Array, most: number): Uint8Array | null {
  let unpacked = bytes;
  for (let layer = 0; layer < MOST_LAYERS && isPacked(unpacked); layer += 1) {
    try {
      // Of a file that is cut off, what is there is taken.
      unpacked = gunzipSync(unpacked, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
    } catch {
      return null;
    }
  }
  return unpacked;
}

function isPacked([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}
