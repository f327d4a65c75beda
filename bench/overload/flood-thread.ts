// The thread of flood.ts: asks for the same from many places at once until it is told to end.

import { parentPort, workerData } from 'node:worker_threads';
import type { Flood, FloodCounts } from './flood.ts';
import { Sender, sendGreedily } from './send.ts';

if (!parentPort) throw new Error('This file is run as a thread.');
const { port, token, places, sent } = workerData as Flood; // what flood.ts gives
const end = new AbortController();
parentPort.once('message', () => end.abort());
const sender = new Sender(port, token);
const all = await sendGreedily(sender, places, () => sent, end.signal);
sender.close();
const answered = all.filter(({ status }) => status === 200).length;
parentPort.postMessage({ answered, refused: all.length - answered } satisfies FloodCounts);
