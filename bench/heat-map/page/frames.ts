// Counts animation frames: what a person sees as smoothness.

export interface FrameCount {
  readonly frames: number;
  readonly milliseconds: number;
  /** Frames that came more than 33 ms after the one before. */
  readonly long: number;
}

const LONG_MS = 33;

/** Counts from now until the returned function is called. */
export function countFrames(): () => FrameCount {
  const began = performance.now();
  let frames = 0;
  let long = 0;
  let last = began;
  let counting = true;
  const count = (now: number) => {
    if (!counting) return;
    frames += 1;
    if (now - last > LONG_MS) long += 1;
    last = now;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  return () => {
    counting = false;
    return { frames, milliseconds: performance.now() - began, long };
  };
}

/** When the frame that shows what was just done has been made: a message sent before a frame is painted arrives when it has been. */
export async function nextPaint(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });
}
