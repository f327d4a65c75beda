// The thread that reads feeds, one after another: see feed-reader.ts.

import { parentPort } from 'node:worker_threads';
import type { FeedReading } from './feed-reading.ts';
import { unread } from './feed-reading.ts';
import type { FeedAnswer, FeedOrder } from './feed-reader.ts';
import { readFeed } from './read-feed.ts';

const port = parentPort;
if (!port) throw new Error('This file is run as a thread.');

const postAnswer = (answer: FeedAnswer) => port.postMessage(answer);
port.on('message', ({ id, bytes, source }: FeedOrder) => postAnswer({ id, reading: read(bytes, source) }));
postAnswer('ready');

function read(bytes: FeedOrder['bytes'], source: FeedOrder['source']): FeedReading {
  try {
    return readFeed(bytes, source);
  } catch {
    // A file that the reader stumbles over is a file that cannot be read; the others are none the wiser.
    return unread('unreadable');
  }
}
