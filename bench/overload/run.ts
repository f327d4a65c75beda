// What happens where more is asked for than can be done: five times as many calls as can be answered; one user who takes what they can get, and what
// that does to others; and how long the process that answers works on one thing while it does what is heavy. BENCH_SCALE=0.1 makes the data a tenth.

import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { count, ms, percent, times } from '../testing/statistics.ts';
import type { Block } from './blocks.ts';
import { measureBlocks } from './blocks.ts';
import type { Neighbour } from './neighbours.ts';
import { measureNeighbours } from './neighbours.ts';
import type { Overloaded } from './overloaded.ts';
import { measureOverload, TIMES } from './overloaded.ts';
import type { TwoTenants } from './two-tenants.ts';
import { openTwoTenants } from './two-tenants.ts';

const SIZES = { quiet: 2000, greedy: 20_000 };
const ROUNDS = 3;
const LEAST_GOODPUT = 0.8;
const MOST_P99_MS = 10_000;
const MOST_RECOVERY_MS = 10_000;
const MOST_RATIO = 2;
const MOST_BLOCK_MS = 50;

export async function bench(): Promise<BenchResult> {
  const scale = Number(process.env['BENCH_SCALE'] ?? 1);
  const quiet = Math.round(SIZES.quiet * scale);
  const greedy = Math.round(SIZES.greedy * scale);
  const place = await openTwoTenants({ quiet, greedy });
  try {
    const overloaded = await measureTypicalOverload(place);
    const neighbours = await measureNeighbours(place);
    const blocks = await measureBlocks(place);
    return {
      title: 'Overload, neighbours, and what keeps the process that answers',
      lines: [
        `The product as it starts, on the cores that its database and the callers use too; a tenant of ${count(quiet)} companies and one of ${count(greedy)}, ten events each.`,
        '',
        ...overloadLines(overloaded),
        '',
        ...neighbourLines(neighbours),
        '',
        ...blockLines(blocks),
      ],
      figures: [...overloadFigures(overloaded), ...neighbourFigures(neighbours), blockFigure(blocks)],
    };
  } finally {
    await place.close();
  }
}

/** The middle one of three by its goodput, which differs by a tenth from one to the next. */
async function measureTypicalOverload(place: TwoTenants): Promise<Overloaded> {
  const all: Overloaded[] = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await measureOverload(place));
  const [middle] = all
    .toSorted((one, other) => one.goodput / one.peak - other.goodput / other.peak)
    .slice(Math.floor(ROUNDS / 2));
  if (!middle) throw new RangeError('Nothing was measured.');
  return middle;
}

function overloadLines({
  peak,
  goodput,
  sentPerSecond,
  p99,
  refused,
  refusedP99,
  failed,
  recoveryMs,
}: Overloaded) {
  return [
    `Four users, pages of the table and heat maps; the middle one of three rounds by goodput. At most ${peak.toFixed(0)} calls a second are answered; ${sentPerSecond.toFixed(0)} a second were sent for 20 s. Of these ${goodput.toFixed(0)} a second were answered, 99 % of them within ${ms(p99)}; ${percent(refused)} were refused with 503, 99 % of these within ${ms(refusedP99)}; ${count(failed)} were neither. Afterwards the last refusal came within ${ms(recoveryMs)}.`,
  ];
}

function overloadFigures({ peak, goodput, p99, recoveryMs }: Overloaded): Figure[] {
  return [
    {
      figure: `Calls answered under ${TIMES} times as many as can be`,
      target: `at least ${percent(LEAST_GOODPUT)} of the most`,
      measured: percent(goodput / peak),
      isReached: goodput / peak >= LEAST_GOODPUT,
    },
    {
      figure: 'p99 of those answered meanwhile',
      target: `under ${MOST_P99_MS / 1000} s`,
      measured: ms(p99),
      isReached: p99 < MOST_P99_MS,
    },
    {
      figure: 'Until every call is answered again',
      target: `within ${MOST_RECOVERY_MS / 1000} s`,
      measured: ms(recoveryMs),
      isReached: recoveryMs <= MOST_RECOVERY_MS,
    },
  ];
}

function neighbourLines(neighbours: readonly Neighbour[]): string[] {
  return [
    'One user asks for one thing from 24 places at once, while another user of the same tenant and one of another look at the table ten times a second each; in turns without and with it, p99.',
    '',
    '| asked for | another user, without and with | another tenant, without and with | of others not answered | answered and refused |',
    '|---|---|---|---|---|',
    ...neighbours.map(
      ({ flood, user, tenant, failed, of, answered, refused }) =>
        `| ${flood} | ${ms(user.alone)}, ${ms(user.beside)} | ${ms(tenant.alone)}, ${ms(tenant.beside)} | ${failed} of ${of} | ${answered} and ${refused} |`,
    ),
  ];
}

function neighbourFigures(neighbours: readonly Neighbour[]): Figure[] {
  return (['user', 'tenant'] as const).map((who) => {
    const worst = Math.max(...neighbours.map((each) => each[who].beside / each[who].alone));
    return {
      figure: `p99 of another ${who} beside one who takes what they can get`,
      target: `at most ${times(MOST_RATIO)}`,
      measured: times(worst),
      isReached: worst <= MOST_RATIO,
    };
  });
}

function blockLines(blocks: readonly Block[]): string[] {
  return [
    'Longest time of the processor that the thread of requests took without a look at what else waits, with jobs in the same process:',
    '',
    '| while it does | longest | until it was done |',
    '|---|---|---|',
    ...blocks.map(({ work, longest, took }) => `| ${work} | ${ms(longest)} | ${ms(took)} |`),
  ];
}

function blockFigure(blocks: readonly Block[]): Figure {
  const longest = Math.max(...blocks.map((block) => block.longest));
  return {
    figure: 'Longest time in which the process that answers looks at nothing else',
    target: `under ${MOST_BLOCK_MS} ms`,
    measured: ms(longest),
    isReached: longest < MOST_BLOCK_MS,
  };
}
