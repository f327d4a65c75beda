// A thread that never answers, or ends, as asked: what a failed reading looks like from outside.

import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ bytes }: { readonly bytes: Uint8Array }) => {
  if (Buffer.from(bytes).toString() === 'end') process.exit(1);
  for (;;) if (bytes.length === 0) break;
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process has no origin
parentPort?.postMessage('ready');
