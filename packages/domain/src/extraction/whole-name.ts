// The beginning of a company's name that stands in the line above, as in a title of two lines: it belongs to the name where the pages say both together once more (issue 14, 'CCRR').

import type { FoundValue } from './build-row.ts';
import type { Prose } from './prose-text.ts';

const MOST_WORDS = 4;
const CAPITAL = /^\p{Lu}[\p{L}\d&.’'-]*$/u;
const SMALL = /^(?:de|del|la|las|los|el|y|of|and|the|&)$/u;

/** How often a text says something. */
function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

/** The name with the words before it that the pages have before its first word elsewhere, too; as it is where there are none. */
export function completeName({ text }: Prose, name: FoundValue): FoundValue {
  const at = text.indexOf(` ${name.value} `);
  const [first = ''] = name.value.split(' ');
  if (at === -1 || first === '') return name;
  const before = text.slice(0, at).trim().split(' ').slice(-MOST_WORDS);
  let best = '';
  for (let from = before.length - 1; from >= 0; from -= 1) {
    const own = before.slice(from);
    if (!own.every((word) => CAPITAL.test(word) || SMALL.test(word))) break;
    const start = own.join(' ');
    if (CAPITAL.test(own[0] ?? '') && count(` ${text}`, ` ${start} ${first}`) > 1) best = start;
  }
  return best === '' ? name : { ...name, value: `${best} ${name.value}` };
}
