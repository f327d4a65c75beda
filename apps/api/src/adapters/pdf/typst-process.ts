// The process that makes PDFs: ECharts draws the charts, Typst sets the pages. It is a process of its own because Typst's memory grows and
// because a document that hangs can then be ended (printer.ts does both). What comes from people reaches Typst as JSON alone.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { drawChart } from './chart-svg.ts';
import type { PrintAnswer, PrintOrder } from './print-order.ts';
import { TYPEFACES } from './typefaces.ts';

const TEMPLATES = fileURLToPath(new URL('.', import.meta.url));
/** Results that so many documents did not use are forgotten; to remember more costs memory and saves no time. */
const REMEMBERED_DOCUMENTS = 1;

const compiler = NodeCompiler.create({
  workspace: TEMPLATES,
  fontArgs: [{ fontPaths: [...TYPEFACES.values()].map((file) => dirname(file)) }],
});

/** @throws Error with what Typst says. */
function print({ template, content, charts, madeAt }: PrintOrder): Buffer {
  compiler.resetShadow();
  compiler.mapShadow(join(TEMPLATES, 'data.json'), Buffer.from(JSON.stringify(content)));
  for (const [name, chart] of Object.entries(charts))
    compiler.mapShadow(join(TEMPLATES, `${name}.svg`), Buffer.from(drawChart(chart)));
  const compiled = compiler.compile({ mainFilePath: join(TEMPLATES, `${template}.typ`) });
  const pages = compiled.result;
  if (!pages) {
    const failure = compiled.takeDiagnostics();
    throw new Error(
      failure ? JSON.stringify(compiler.fetchDiagnostics(failure)) : 'Typst gave no document and no reason.',
    );
  }
  const creationTimestamp = Math.floor(madeAt / 1000);
  try {
    return compiler.pdf(pages, { pdfStandard: 'ua-1', creationTimestamp });
  } catch (error) {
    // The standard forbids letters that no typeface has. Such a document is tagged all the same, but claims no standard.
    if (error instanceof Error && error.message.includes('could not be displayed with'))
      return compiler.pdf(pages, { creationTimestamp });
    throw error;
  } finally {
    compiler.evictCache(REMEMBERED_DOCUMENTS);
  }
}

function answer(message: PrintAnswer): void {
  process.send?.(message);
}

process.on('message', (message) => {
  // Only printer.ts speaks to this process, and it sends orders.
  const order = message as PrintOrder;
  try {
    const pdf = print(order);
    answer({ type: 'done', pdf, memory: process.memoryUsage.rss() });
  } catch (error) {
    answer({
      type: 'failed',
      message: error instanceof Error ? error.message : String(error),
      memory: process.memoryUsage.rss(),
    });
  }
});
process.on('disconnect', () => process.exit(0));
answer({ type: 'ready' });
