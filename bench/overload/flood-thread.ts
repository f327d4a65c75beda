// The thread of flood.ts: asks for the same from many places at once until it is told to end.

import { parentPort, workerData } from 'node:worker_threads';
import type { Flood, FloodCounts } from './flood.ts';
import { Sender, sendGreedily } from './send.ts';

const port = parentPort;
if (!port) throw new Error('This file is run as a thread.');
const flood = workerData as Flood; // what flood.ts gives
const end = new AbortController();
port.once('message', () => end.abort());
const sender = new Sender(flood.port, flood.token);
const all = await sendGreedily(sender, flood.places, () => flood.sent, end.signal);
sender.close();
const answered = all.filter(({ status }) => status === 200).length;
port.postMessage({ answered, refused: all.length - answered } satisfies FloodCounts);
