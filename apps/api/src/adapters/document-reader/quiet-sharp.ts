// sharp as the reading processes use it.

import type { Sharp, SharpOptions } from 'sharp';
import sharp from 'sharp';

// The processes are what runs in parallel, and no picture is asked for twice.
sharp.concurrency(1);
sharp.cache(false);

export function openPixels(content: Uint8Array, options: SharpOptions): Sharp {
  return sharp(content, options);
}
