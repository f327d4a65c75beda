// A page as it comes out of a scanner: grey, speckled, a little askew or lying on its side.

import sharp from 'sharp';

export interface ScanOptions {
  /** Degrees clockwise; small for a page that was not laid straight, 90 for one that lay on its side. */
  readonly turn: number;
  /** Greatest change of a pixel, 0..255. */
  readonly noise: number;
}

const QUALITY = 70;

/** The page as PNG or JPEG, the same for the same page. @param page a picture of it, in a format that is read by its content */
export async function scanPage(
  page: Buffer,
  kind: 'png' | 'jpeg',
  { turn, noise }: ScanOptions,
): Promise<{ readonly content: Buffer; readonly width: number; readonly height: number }> {
  const { data, info } = await sharp(page)
    .flatten({ background: '#ffffff' })
    .rotate(turn, { background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  speckle(data, noise);
  const { width, height } = info;
  const image = sharp(data, { raw: { width, height, channels: 1 } }).toColourspace('b-w');
  const content = await (kind === 'png' ? image.png() : image.jpeg({ quality: QUALITY })).toBuffer();
  return { content, width, height };
}

/** Changes each pixel by a number that looks random and is always the same (xorshift of 32 bits). */
function speckle(pixels: Buffer, most: number): void {
  let state = 0x9e3779b9;
  for (let place = 0; place < pixels.length; place += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const change = ((state >>> 0) % (2 * most + 1)) - most;
    pixels[place] = Math.min(255, Math.max(0, (pixels[place] ?? 0) + change));
  }
}
