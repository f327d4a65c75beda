// The date and the time zone of a test run. TEST_DATE=2028-02-29 moves the clock of everything that is started to that day at noon UTC: of tests, servers and
// PostgreSQL by libfaketime (Debian: faketime), of the pages in the browser by e2e/test-clock.ts. TEST_ZONE=Pacific/Kiritimati is the time zone of all but PostgreSQL.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './project.mjs';

const LIBRARIES = '/usr/lib';
const LIBRARY = join('faketime', 'libfaketime.so.1');
const MS = 1000;

/** The environment that moves the clock as the settings say. @throws LaunchError where it cannot be moved so */
export function clockEnvironment({ TEST_DATE: date, TEST_ZONE: zone }, now = Date.now()) {
  return { ...(zone && { TZ: zoneOf(zone) }), ...(date && movedTo(date, now)) };
}

function zoneOf(zone) {
  if (Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC') return zone;
  throw new LaunchError(`TEST_ZONE is '${zone}', which is no time zone.`);
}

function movedTo(date, now) {
  const noon = Date.parse(`${date}T12:00:00Z`);
  if (Number.isNaN(noon)) throw new LaunchError(`TEST_DATE is '${date}', which is no day like 2028-02-29.`);
  const seconds = Math.round((noon - now) / MS);
  return {
    LD_PRELOAD: findLibrary(),
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    // What waits for so many seconds waits by the machine's own clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Every process reckons for itself: PostgreSQL's user may not read the memory that ours share.
    FAKETIME_DISABLE_SHM: '1',
  };
}

function findLibrary() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  const found = folders.map((folder) => join(LIBRARIES, folder, LIBRARY)).find(existsSync);
  if (found) return found;
  throw new LaunchError('TEST_DATE needs libfaketime. Install it (Debian: apt-get install faketime).');
}
