// What differs between two versions of a template, part by part, for people to read (decisions.md section 3: who changed what, before and after). Of
// lists only what came and what went.

import type { SsotKey, TableExpected } from '../extraction/document-type.ts';
import { listRuleWords } from './describe-change.ts';
import type { TemplateDefinition } from './template.ts';

const KEY_PARTS = [
  'key',
  'field',
  'category',
  'synonyms',
  'dataType',
  'pattern',
  'allowedValues',
  'isRequired',
  'isPerShare',
  'labelPlace',
] as const satisfies readonly (keyof SsotKey)[];
const TABLE_PARTS = ['category', 'headings'] as const satisfies readonly (keyof TableExpected)[];

export const CHANGED_PARTS = [
  'name',
  'layout',
  'cues',
  'keys',
  'keyOrder',
  'tables',
  'rules',
  'comparedKeys',
  ...KEY_PARTS,
  'headings',
] as const;
/** A part of the template, or of one of its keys or tables. */
export type ChangedPart = (typeof CHANGED_PARTS)[number];

export interface TemplateChange {
  /** The key or table that changed; '' for the template itself. */
  readonly subject: string;
  readonly part: ChangedPart;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What a part says, as texts; of what is not there nothing. */
type Texts = readonly string[];

function toTexts(value: unknown): Texts {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === '' || value === false ? [] : [String(value)];
}

/** Of two lists what the other has not; nothing where only the order differs, unless it says something. */
function compareTexts(
  subject: string,
  part: ChangedPart,
  before: Texts,
  after: Texts,
): readonly TemplateChange[] {
  const [gone, added] = [
    before.filter((text) => !after.includes(text)),
    after.filter((text) => !before.includes(text)),
  ];
  if (gone.length > 0 || added.length > 0) return [{ subject, part, before: gone, after: added }];
  // The most telling name stands first.
  const isMoved = part === 'synonyms' && before.join('\n') !== after.join('\n');
  return isMoved ? [{ subject, part, before: before.slice(0, 3), after: after.slice(0, 3) }] : [];
}

/** Items that both have, by what stays of them. */
function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  idOf: (item: Item) => string,
): readonly (readonly [Item, Item])[] {
  const known = new Map(after.map((item) => [idOf(item), item]));
  return before.flatMap((item) => {
    const other = known.get(idOf(item));
    return other === undefined ? [] : [[item, other] as const];
  });
}

function compareKeys(before: readonly SsotKey[], after: readonly SsotKey[]): readonly TemplateChange[] {
  const pairs = pairUp(before, after, ({ field }) => field);
  const [kept, keptAfter] = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, other]) => other))];
  const names = (keys: readonly SsotKey[], known: ReadonlySet<SsotKey>) =>
    keys.filter((key) => !known.has(key)).map(({ key }) => key);
  const order = after.filter((key) => keptAfter.has(key)).map(({ field }) => field);
  const isMoved = pairs.some(([{ field }], at) => field !== order[at]);
  return [
    ...compareTexts('', 'keys', names(before, kept), names(after, keptAfter)),
    ...(isMoved
      ? [
          {
            subject: '',
            part: 'keyOrder' as const,
            before: before.map(({ key }) => key),
            after: after.map(({ key }) => key),
          },
        ]
      : []),
    ...pairs.flatMap(([one, other]) =>
      KEY_PARTS.flatMap((part) => compareTexts(one.key, part, toTexts(one[part]), toTexts(other[part]))),
    ),
  ];
}

function compareTables(
  before: readonly TableExpected[],
  after: readonly TableExpected[],
): readonly TemplateChange[] {
  const name = ({ key }: TableExpected) => key;
  return [
    ...compareTexts('', 'tables', before.map(name), after.map(name)),
    ...pairUp(before, after, name).flatMap(([one, other]) =>
      TABLE_PARTS.flatMap((part) => compareTexts(one.key, part, toTexts(one[part]), toTexts(other[part]))),
    ),
  ];
}

/** What differs, the template itself first, then its keys and tables in their order; empty where nothing does. */
export function listTemplateChanges(
  before: TemplateDefinition,
  after: TemplateDefinition,
): readonly TemplateChange[] {
  const cues = ({ cues: all }: TemplateDefinition) =>
    all.map(({ phrase, weight }) => `${phrase} (${weight > 0 ? '+' : ''}${weight})`);
  return [
    ...compareTexts('', 'name', [before.name], [after.name]),
    ...compareTexts('', 'layout', [before.layout], [after.layout]),
    ...compareTexts('', 'cues', cues(before), cues(after)),
    ...compareTexts('', 'rules', listRuleWords(before.rules), listRuleWords(after.rules)),
    ...compareTexts('', 'comparedKeys', before.comparedKeys, after.comparedKeys),
    ...compareKeys(before.keys, after.keys),
    ...compareTables(before.tables, after.tables),
  ];
}
