// A page that answers OWASP ASVS 5.0 answers all of levels 1 and 2: each requirement once, with its level, in one of the words the page
// explains; what is said to be met is shown by a test, a check or the code, and what is not, or not wholly, is explained outside the tables.

import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';

/** The level of each requirement of a section, in order: '113' are three, the last of level 3, which is not asked for. */
const LEVELS: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

const ANSWERS = ['met', 'partly', 'not met', 'deviation', 'operator', 'n/a', 'not yet'] as const;

/** Answers that need a reason, or words on what is missing. */
const TO_EXPLAIN = new Set(['partly', 'not met', 'deviation']);

const ROW = /^\|\s*(\d+\.\d+\.\d+)\s*\|\s*([123])\s*\|([^|]*)\|\s*([^|]*?)\s*\|([^|]*)\|([^|]*)\|\s*$/;
const NUMBER = /\b\d+\.\d+\.\d+\b/g;
const SHOWN = /\[[^\]]+\]|`[^`]+`/;

export const asvsAnswered: Check = {
  name: 'asvs-answered',
  find: (tree) => tree.files.filter(({ path }) => /^docs\/.*\.md$/.test(path)).flatMap(checkPage),
};

/** Number and level of each requirement of levels 1 and 2. @public */
export function listRequirements(): (readonly [string, string])[] {
  return Object.entries(LEVELS).flatMap(([section, levels]) =>
    [...levels].flatMap((level, index) =>
      level === '3' ? [] : [[`${section}.${index + 1}`, level] as const],
    ),
  );
}

function checkPage(page: SourceFile): Finding[] {
  const rows = page.text.split('\n').flatMap((text, index) => {
    const [, number = '', level = '', , answer = '', , proof = ''] = ROW.exec(text) ?? [];
    return number === '' ? [] : [{ number, level, answer, proof, line: index + 1 }];
  });
  if (rows.length === 0) return [];
  const wanted = new Map(listRequirements());
  const explained = new Set(
    page.text
      .split('\n')
      .filter((text) => !ROW.test(text))
      .flatMap((text) => text.match(NUMBER) ?? []),
  );
  const seen = new Set<string>();
  const faults = rows.flatMap(({ number, level, answer, proof, line }): Finding[] => {
    const messages = [
      ...(wanted.get(number) === level
        ? []
        : [`${number} of level ${level} is no requirement of levels 1 and 2`]),
      ...(seen.has(number) ? [`${number} is answered twice`] : []),
      ...(ANSWERS.some((known) => known === answer) ? [] : [`'${answer}' is none of ${ANSWERS.join(', ')}`]),
      ...(answer === 'met' && !SHOWN.test(proof) ? [`${number} is said to be met; name what shows it`] : []),
      ...(TO_EXPLAIN.has(answer) && !explained.has(number)
        ? [`${number} is answered '${answer}', and nothing on the page says why or what is missing`]
        : []),
    ];
    seen.add(number);
    return messages.map((message) => ({ path: page.path, line, message }));
  });
  const missing = [...wanted.keys()].filter((number) => !seen.has(number));
  return [...faults, ...missing.map((number) => ({ path: page.path, message: `${number} is not answered` }))];
}
