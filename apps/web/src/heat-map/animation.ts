// Draws in animation frames, at most once in each and only when asked; glides between two transforms in under 200 ms.

import { between } from './viewport.ts';
import type { Transform } from './viewport.ts';

const GLIDE_MS = 160;

export interface AnimationEvents {
  draw: () => void;
  /** The glide has come to this transform; drawn right after. */
  onStep: (transform: Transform) => void;
  onArrival: () => void;
}

export interface Animation {
  /** Draws in the next frame. */
  request: () => void;
  glide: (from: Transform, to: Transform) => void;
  /** Ends a glide where it is. */
  halt: () => void;
  stop: () => void;
}

export function createAnimation(events: AnimationEvents): Animation {
  let frame = 0;
  let glide: { from: Transform; to: Transform; began: number | null } | null = null;
  const request = () => {
    if (frame === 0) frame = requestAnimationFrame(run);
  };
  const run = (now: number) => {
    frame = 0;
    if (glide === null) {
      events.draw();
      return;
    }
    glide.began ??= now;
    const share = Math.min(1, (now - glide.began) / GLIDE_MS);
    events.onStep(between(glide.from, glide.to, 1 - (1 - share) ** 3));
    if (share < 1) {
      events.draw();
      request();
      return;
    }
    glide = null;
    events.onArrival();
  };
  return {
    request,
    glide(from, to) {
      glide = { from, to, began: null };
      request();
    },
    halt() {
      glide = null;
    },
    stop() {
      cancelAnimationFrame(frame);
      glide = null;
    },
  };
}
