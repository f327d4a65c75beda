// Time budgets for the tests of each area in seconds on two idle cores, summed over the workers, to notice slow areas early. Exceeding one is only
// reported: on a busy machine times prove nothing, and no test depends on a free core.

/** By folder of `apps/api/src`, `apps/web/src` and `packages/domain/src`, else of the project; FEW for all others. */
const UNIT = {
  adapters: 60,
  app: 120,
  companies: 40,
  db: 25,
  delivery: 30,
  documents: 60,
  events: 40,
  extraction: 30,
  flows: 40,
  frame: 30,
  imports: 40,
  news: 40,
  reports: 30,
  scoring: 25,
  'sign-in': 60,
  templates: 30,
  tools: 60,
  users: 25,
};
const FEW = 20;

/** Seconds and stories by area; SOME for stories without an area. */
const BROWSER = {
  access: [50, ['roles']],
  app: [70, ['administration-keyboard', 'keyboard', 'real-input', 'shell']],
  audit: [25, ['audit']],
  clients: [40, ['clients']],
  companies: [200, ['company-editing', 'listing', 'listing-table']],
  drafts: [25, ['drafts']],
  documents: [60, ['document-links']],
  events: [220, ['event-editing', 'event-refusals', 'events-screen']],
  'heat-map': [50, ['heat-map']],
  imports: [60, ['import']],
  // A hundred items of a morning are settled one by one.
  news: [150, ['news-queue']],
  portfolio: [80, ['portfolio']],
  reports: [110, ['dashboard', 'downloads']],
  scoring: [60, ['score-panel']],
  templates: [60, ['templates']],
  'sign-in': [150, ['password', 'session', 'session-real-time', 'sign-in', 'sign-in-code']],
  summary: [60, ['summary']],
  users: [90, ['new-administrator', 'profile', 'users']],
};
const SOME = 50;

/** Seconds by area. @param times pairs of a test file's path and its seconds */
export function unitTimes(times) {
  return sumUp(times, unitArea, (area) => UNIT[area] ?? FEW);
}

/** Like unitTimes, for the stories in the browser. */
export function browserTimes(times) {
  return sumUp(times, browserArea, (area) => BROWSER[area]?.[0] ?? SOME);
}

function browserArea(file) {
  const story = /([^/]+)\.spec\.ts$/u.exec(file)?.[1];
  return Object.entries(BROWSER).find(([, [, stories]]) => stories.includes(story))?.[0] ?? story;
}

function unitArea(file) {
  return /(?:apps\/\w+\/src|packages\/\w+\/src)\/([^/]+)\//u.exec(file)?.[1] ?? placeOf(file);
}

function placeOf(file) {
  return (
    /(?:^|\/)(tools|db|bench|reliability)\//u.exec(file)?.[1] ?? /packages\/(\w+)\//u.exec(file)?.[1] ?? 'app'
  );
}

function sumUp(times, areaOf, budgetOf) {
  const seconds = new Map();
  for (const [file, took] of times) seconds.set(areaOf(file), (seconds.get(areaOf(file)) ?? 0) + took);
  return [...seconds]
    .map(([area, took]) => ({ area, seconds: took, budget: budgetOf(area) }))
    .toSorted((one, other) => other.seconds - one.seconds);
}

/** Prints the use of each area's budget. */
export function reportTimes(title, areas) {
  if (areas.length === 0) return;
  console.log(`\n${title}: seconds of each area, and its budget`);
  for (const { area, seconds, budget } of areas) {
    const over = seconds > budget ? `  OVER: ${(seconds / budget).toFixed(1)} times the budget` : '';
    console.log(`${seconds.toFixed(1).padStart(8)} of ${String(budget).padStart(3)}  ${area}${over}`);
  }
}
