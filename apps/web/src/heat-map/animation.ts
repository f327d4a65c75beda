// Draws in animation frames, at most once in each and only when asked; glides between two transforms in under 200 ms.

import { between } from './viewport.ts';
import type { Transform } from './viewport.ts';

const TRANSITION_MS = 160;

export interface AnimationEvents {
  draw: () => void;
  /** The glide has come to this transform; drawn right after. */
  onStep: (transform: Transform) => void;
  onArrival: () => void;
}

export interface Animation {
  /** Draws in the next frame. */
  request: () => void;
  transition: (from: Transform, to: Transform) => void;
  /** Ends a glide where it is. */
  cancel: () => void;
  stop: () => void;
}

export function createAnimation(events: AnimationEvents): Animation {
  let frame = 0;
  let transition: { from: Transform; to: Transform; startedAt: number | null } | null = null;
  const request = () => {
    if (frame === 0) frame = requestAnimationFrame(run);
  };
  const run = (now: number) => {
    frame = 0;
    if (transition === null) {
      events.draw();
      return;
    }
    transition.startedAt ??= now;
    const share = Math.min(1, (now - transition.startedAt) / TRANSITION_MS);
    events.onStep(between(transition.from, transition.to, 1 - (1 - share) ** 3));
    if (share < 1) {
      events.draw();
      request();
      return;
    }
    transition = null;
    events.onArrival();
  };
  return {
    request,
    transition(from, to) {
      transition = { from, to, startedAt: null };
      request();
    },
    cancel() {
      transition = null;
    },
    stop() {
      cancelAnimationFrame(frame);
      transition = null;
    },
  };
}
