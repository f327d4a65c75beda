// What happens while nobody is at work (specification 1, section 4): after the warning time the seconds are counted down, then the person
// is signed out. From the warning on a move is no longer enough: the person says so in the dialog, in any tab.

import { createStore } from '@tanstack/react-store';
import { decideSessionPhase } from '@vigilo/domain/sign-in/session-times';
import type { SessionPhase, SessionTimes } from '@vigilo/domain/sign-in/session-times';
import { leave } from './leave.ts';
import { lastActiveAt, onPresence, watchPresence } from './presence.ts';
import { hasStoredSession, onSessionEnd, onSessionStored } from './session.ts';

/** A moment over the time that is waited for, in milliseconds, so that it has come when the timer rings. */
const TIMER_MARGIN_MS = 20;

let times: SessionTimes | null = null;
/** Seconds until the person is signed out, once the warning is due; else null. */
export const secondsLeft = createStore<number | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let isLeaving = false;

function phaseNow(): SessionPhase {
  if (times === null || !hasStoredSession()) return { name: 'in-use' };
  return decideSessionPhase((Date.now() - lastActiveAt()) / 1000, times);
}

/** Starts watching; call once. */
export function watchIdle(chosen: SessionTimes): void {
  times = chosen;
  watchPresence(() => phaseNow().name === 'in-use');
  onPresence(check);
  onSessionStored(check);
  onSessionEnd(() => show(null));
  check();
}

function check(): void {
  clearTimeout(timer);
  if (times === null || !hasStoredSession()) return;
  const phase = phaseNow();
  if (phase.name === 'over') {
    void end();
    return;
  }
  show(phase.name === 'ending' ? phase.secondsLeft : null);
  const idle = Date.now() - lastActiveAt();
  const next =
    phase.name === 'ending' ? (times.logoutAt - phase.secondsLeft + 1) * 1000 : times.warningAt * 1000;
  timer = setTimeout(check, next - idle + TIMER_MARGIN_MS);
}

async function end(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  show(0);
  await leave('idle');
  isLeaving = false;
}

function show(seconds: number | null): void {
  secondsLeft.setState(() => seconds);
}
