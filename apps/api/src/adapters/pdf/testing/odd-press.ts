// Stands in for the process that makes PDFs, and does what a document tells it: hang, die, or say how much memory it has.

import type { PrintOrder } from '../print-order.ts';

process.on('message', (order) => {
  const { content }: { content: { hang?: boolean; die?: boolean; fail?: boolean; memory?: number } } =
    order as PrintOrder; // what printer.test.ts sends
  if (content.die) process.exit(1);
  if (content.hang) for (;;) Math.sqrt(2);
  const memory = content.memory ?? 0;
  if (content.fail) process.send?.({ type: 'failed', message: 'no such thing', memory });
  else process.send?.({ type: 'done', pdf: Buffer.from(String(process.pid)), memory });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ type: 'ready' });
