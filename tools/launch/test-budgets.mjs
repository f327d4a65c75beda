// How many seconds the tests of each area may take on two idle cores, counted per worker: what an area costs is seen before it hurts. A new
// area gets a line here. A run that takes OVERRUN times its budget fails, unless the machine is busy with something else as well.

import { availableParallelism, loadavg } from 'node:os';

const OVERRUN = 3;
/** Processes that want to run, per core, from which on times say nothing. */
const BUSY_LOAD = 2;

/** By folder of `apps/api/src`, `apps/web/src` and `packages/domain/src`, else of the project. */
const UNIT = {
  access: 15,
  adapters: 60,
  app: 60,
  audit: 15,
  bench: 15,
  clients: 10,
  companies: 40,
  contract: 10,
  db: 25,
  demo: 20,
  drafts: 10,
  events: 40,
  frame: 30,
  'heat-map': 10,
  imports: 40,
  lib: 10,
  mail: 10,
  news: 40,
  portfolio: 10,
  reports: 30,
  scoring: 25,
  'share-prices': 15,
  'sign-in': 60,
  tenants: 5,
  tools: 60,
  ui: 10,
  users: 25,
};

/** By area the seconds and the stories that are its own. */
const BROWSER = {
  access: [50, ['roles']],
  app: [70, ['administration-keyboard', 'keyboard', 'real-input', 'shell']],
  audit: [25, ['audit']],
  clients: [40, ['clients']],
  companies: [260, ['company-editing', 'listing', 'summary']],
  drafts: [25, ['drafts']],
  events: [220, ['event-editing', 'event-refusals', 'events-screen']],
  imports: [60, ['import']],
  portfolio: [80, ['portfolio']],
  reports: [110, ['dashboard', 'downloads']],
  scoring: [60, ['score-panel']],
  'sign-in': [150, ['password', 'session', 'sign-in', 'sign-in-code']],
  users: [90, ['new-administrator', 'profile', 'users']],
};

/** What each area took. @param times pairs of a test file's path and its seconds */
export function unitTimes(times) {
  return sumUp(times, unitArea, (area) => UNIT[area]);
}

/** Like unitTimes, for the stories in the browser. */
export function browserTimes(times) {
  const areas = Object.entries(BROWSER);
  const areaOf = (file) => {
    const story = /([^/]+)\.spec\.ts$/u.exec(file)?.[1];
    return areas.find(([, [, stories]]) => stories.includes(story))?.[0] ?? story;
  };
  return sumUp(times, areaOf, (area) => BROWSER[area]?.[0]);
}

function unitArea(file) {
  return /(?:apps\/\w+\/src|packages\/\w+\/src)\/([^/]+)\//u.exec(file)?.[1] ?? placeOf(file);
}

function placeOf(file) {
  return /(?:^|\/)(tools|db|bench)\//u.exec(file)?.[1] ?? /packages\/(\w+)\//u.exec(file)?.[1] ?? 'app';
}

function sumUp(times, areaOf, budgetOf) {
  const seconds = new Map();
  for (const [file, took] of times) seconds.set(areaOf(file), (seconds.get(areaOf(file)) ?? 0) + took);
  return [...seconds]
    .map(([area, took]) => ({ area, seconds: took, budget: budgetOf(area) }))
    .toSorted((one, other) => other.seconds - one.seconds);
}

/** Prints what each area took of its budget. Resolves with the number of areas that went much too far or have no budget. */
export function reportTimes(title, areas, load = loadavg()[0] / availableParallelism()) {
  if (areas.length === 0) return 0;
  const isBusy = load > BUSY_LOAD;
  console.log(`\n${title}: seconds of each area, and its budget`);
  let failed = 0;
  for (const { area, seconds, budget } of areas) {
    const isTooMuch = budget === undefined || (!isBusy && seconds > budget * OVERRUN);
    if (isTooMuch) failed += 1;
    const verdict =
      budget === undefined ? 'no budget: see tools/launch/test-budgets.mjs' : verdictOn(seconds, budget);
    console.log(
      `${isTooMuch ? 'FAILED' : '      '} ${seconds.toFixed(1).padStart(7)} of ${String(budget ?? '-').padStart(4)}  ${area}${verdict && `  (${verdict})`}`,
    );
  }
  if (isBusy) console.log(`The machine is busy (${load.toFixed(1)} processes a core), so no budget is held.`);
  return failed;
}

function verdictOn(seconds, budget) {
  return seconds > budget ? `${(seconds / budget).toFixed(1)} times the budget` : '';
}
