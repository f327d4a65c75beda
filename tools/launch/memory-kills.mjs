// Whether the kernel ended processes for lack of memory: a test whose process is gone without a word is then explained.

import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

const GIB = 1024 ** 3;

/** How many processes the kernel has ended so far; null where it does not count them. */
export function countMemoryKills() {
  try {
    const count = /^oom_kill (\d+)$/mu.exec(readFileSync('/proc/vmstat', 'utf8'));
    return count && Number(count[1]);
  } catch {
    return null;
  }
}

/** Prints a line if there are more than before. */
export function reportMemoryKills(before) {
  const now = countMemoryKills();
  if (before === null || now === null || now <= before) return;
  const memory = (totalmem() / GIB).toFixed(1);
  console.log(`\nThe kernel ended ${now - before} processes for lack of memory (${memory} GiB).`);
}
