// The yardstick of uploading: a bare node:http that writes each body into a file of its own and answers when it is on the disk. Words: the folder.

import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [folder = ''] = process.argv.slice(2);

async function keep(request: IncomingMessage): Promise<void> {
  const file = await open(join(folder, randomUUID()), 'wx');
  try {
    const pieces: AsyncIterable<Uint8Array> = request;
    for await (const bytes of pieces) await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

const server = createServer((request, response) => {
  keep(request)
    .then(() => response.end('{}'))
    .catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`ready on ${address.port}`);
});
process.once('SIGINT', () => {
  server.close();
  server.closeAllConnections();
});
