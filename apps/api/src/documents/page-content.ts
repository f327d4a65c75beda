// A page as the database holds it: the domain's page as JSON, compressed.

import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { ReadPage } from '@vigilo/domain/digitise/page';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** Words and boxes become about an eighth by it, in a millisecond or two. */
const LEVEL = 3;

export async function packPage(page: ReadPage): Promise<Buffer> {
  return compress(Buffer.from(JSON.stringify(page)), {
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
  });
}

export async function unpackPage(content: Buffer): Promise<ReadPage> {
  // Only `packPage` writes it.
  return JSON.parse((await decompress(content)).toString()) as ReadPage;
}
