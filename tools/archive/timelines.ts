// Which timeline of PostgreSQL an archive was written on at a moment, and which copy of the database leads there. Each return from the archive begins a new
// one: the moments before it stay those of the timeline that was abandoned, those after it are of the new one.

import { listArchivedHistories } from '../../apps/api/src/adapters/embedded-postgres/timelines.ts';
import type { Base } from './base-manifest.ts';

export interface Timeline {
  readonly number: number;
  /** When the archive began to be written on it, in milliseconds since the epoch. */
  readonly since: number;
  /** Up to which location of the log it has what was written on each timeline before it; null where the archive lacks its history. */
  readonly before: ReadonlyMap<number, bigint> | null;
}

/** What says which moments a copy leads to. */
export type BaseOfTimeline = Pick<Base, 'startedAt' | 'endedAt' | 'firstSegment' | 'lastLocation'>;

const FIRST = 1;
const HEXADECIMAL = 16;
/** Digits of a segment's name: of its timeline, then of the upper half of its location, then of its number within that. */
const DIGITS = 8;
const HALF_BITS = 32n;
const SEGMENT_BYTES = 16n * 1024n * 1024n;

/** The timelines of an archive, oldest first. @param bases oldest first */
export async function listTimelines(
  archiveDir: string,
  bases: readonly BaseOfTimeline[],
): Promise<Timeline[]> {
  const histories = new Map(
    (await listArchivedHistories(archiveDir)).map((history) => [history.timeline, history]),
  );
  const numbers = new Set([FIRST, ...histories.keys(), ...bases.map(timelineOf)]);
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map((number) => {
      const history = histories.get(number);
      const first = bases.find((base) => timelineOf(base) === number)?.startedAt;
      const times = [history?.writtenAt.getTime(), first === undefined ? undefined : Date.parse(first)];
      return {
        number,
        since: number === FIRST ? Number.NEGATIVE_INFINITY : Math.min(...times.filter(isThere)),
        before: number === FIRST ? new Map() : history === undefined ? null : readHistory(history.text),
      };
    });
}

/** Number of the timeline that a copy is of. */
export function timelineOf({ firstSegment }: Pick<Base, 'firstSegment'>): number {
  return Number.parseInt(firstSegment.slice(0, DIGITS), HEXADECIMAL);
}

/** The timeline that a moment is of, and the newest copy that leads there on it. @param moment null for the newest @param bases oldest first */
export function chooseBase<T extends BaseOfTimeline>(
  bases: readonly T[],
  timelines: readonly Timeline[],
  moment: Date | null,
): { readonly timeline: Timeline | undefined; readonly base: T | undefined } {
  const at = moment?.getTime() ?? Number.POSITIVE_INFINITY;
  const timeline = timelines.findLast(({ since }) => since <= at);
  const base = bases.findLast(
    (each) => Date.parse(each.endedAt) <= at && timeline !== undefined && isOn(each, timeline),
  );
  return { timeline, base };
}

/** The copies that a moment since then needs: the one that leads to it, those that lead to the beginnings of later timelines, and all later ones. @param bases oldest first */
export function neededSince<T extends BaseOfTimeline>(
  bases: readonly T[],
  timelines: readonly Timeline[],
  since: Date,
): T[] {
  const oldest = chooseBase(bases, timelines, since).base;
  if (oldest === undefined) return [...bases];
  const later = timelines.filter((timeline) => timeline.since > since.getTime());
  const beginnings = later.flatMap(
    (timeline) => chooseBase(bases, timelines, new Date(timeline.since)).base ?? [],
  );
  return bases.slice(Math.min(...[oldest, ...beginnings].map((base) => bases.indexOf(base))));
}

function isOn(base: BaseOfTimeline, { number, before }: Timeline): boolean {
  if (timelineOf(base) === number) return true;
  const left = before?.get(timelineOf(base));
  return left !== undefined && lastLocationOf(base) <= left;
}

/** Lines of number, location and reason; others are comments. */
function readHistory(text: string): Map<number, bigint> {
  const lines = text.matchAll(/^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/gim);
  return new Map(
    [...lines].map(([, number = '', location = '']) => [Number(number), readLocation(location)]),
  );
}

function lastLocationOf({ firstSegment, lastLocation }: BaseOfTimeline): bigint {
  if (lastLocation !== undefined) return readLocation(lastLocation);
  const upper = BigInt(`0x${firstSegment.slice(DIGITS, 2 * DIGITS)}`);
  return (upper << HALF_BITS) + BigInt(`0x${firstSegment.slice(2 * DIGITS)}`) * SEGMENT_BYTES;
}

/** A location of the log as PostgreSQL writes it, as `0/5000110`. */
function readLocation(location: string): bigint {
  const [upper = '', lower = ''] = location.split('/');
  return (BigInt(`0x${upper}`) << HALF_BITS) + BigInt(`0x${lower}`);
}

function isThere(time: number | undefined): time is number {
  return time !== undefined;
}
