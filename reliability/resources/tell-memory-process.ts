// Loaded into the product before anything else: told by SIGUSR2, it collects its garbage and writes to the file MEMORY_FILE what it holds.

import { writeFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const handles = process
    .getActiveResourcesInfo()
    .filter((name) => name !== 'Timeout' && name !== 'Immediate');
  const report = { heapUsed, external, rss, handles: handles.length };
  writeFileSync(process.env['MEMORY_FILE'] ?? '', JSON.stringify(report));
});
