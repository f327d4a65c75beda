// Both languages have exactly the same message keys, the same placeholders with the same kinds of values in each message, and no empty text.

import type { Check, Finding } from '../finding.ts';
import type { Message } from '../messages.ts';
import { listPlaceholders, readCatalogue } from '../messages.ts';

export const messageLanguages: Check = {
  name: 'message-languages',
  find: async (tree) => {
    const english = await readCatalogue(tree, 'en');
    const spanish = await readCatalogue(tree, 'es');
    return [
      ...english.unreadable,
      ...spanish.unreadable,
      ...[...english.messages, ...spanish.messages]
        .filter(({ text }) => text.trim() === '')
        .map((each) => finding(each, 'an empty text')),
      ...missingIn(english.messages, spanish.messages, 'es'),
      ...missingIn(spanish.messages, english.messages, 'en'),
      ...otherPlaceholders(english.messages, spanish.messages),
    ];
  },
};

function missingIn(messages: readonly Message[], others: readonly Message[], language: string): Finding[] {
  const known = new Set(others.map(({ key }) => key));
  return messages
    .filter(({ key }) => !known.has(key))
    .map((each) => finding(each, `has no text in ${language}/`));
}

function otherPlaceholders(english: readonly Message[], spanish: readonly Message[]): Finding[] {
  const wanted = new Map(english.map((each) => [each.key, listPlaceholders(each).join('; ')]));
  return spanish
    .filter((each) => wanted.has(each.key) && wanted.get(each.key) !== listPlaceholders(each).join('; '))
    .map((each) => finding(each, `placeholders differ: English has {${wanted.get(each.key) ?? ''}}`));
}

function finding({ path, line, key }: Message, what: string): Finding {
  return { path, line, message: `${key}: ${what}` };
}
