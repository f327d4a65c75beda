// Learning from corrections (issue 14, 'Learning'): the label that stands at a value which people put right, in documents that they approved, is proposed as
// a name of its key, and where it stands as the place to look at first. A proposal is kept only where no approved document is read worse with it and
// one is read better; and only where two documents show it, so that it is drawn from others than those that it is tried on.

import type { ReadPage } from '../digitise/page.ts';
import { straightenPage } from '../digitise/turning.ts';
import type { SsotKey } from '../extraction/document-type.ts';
import { extractRows } from '../extraction/extract-rows.ts';
import type { ExtractionRow } from '../extraction/extraction-row.ts';
import { listKeyNames } from '../extraction/key-names.ts';
import type { ShownLabel } from '../extraction/value-labels.ts';
import { findLabels } from '../extraction/value-labels.ts';
import type { Learned, Lesson, Proposal } from './learned.ts';
import { applyProposal, isSameProposal } from './learned.ts';
import type { Reading } from './measure-reading.ts';
import { addReadings, measureReading, placeOf } from './measure-reading.ts';
import type { TemplateDefinition } from './template.ts';
import { TEMPLATE_LIMITS } from './template.ts';

/** A child document that somebody approved. */
export interface ApprovedDocument {
  readonly id: string;
  readonly pages: readonly ReadPage[];
  /** As they were approved. */
  readonly rows: readonly ExtractionRow[];
}

export const TRIAL_OUTCOMES = ['kept', 'seen-once', 'no-gain', 'lowers', 'undone-before', 'no-time'] as const;
/** What came of a proposal. */
export type TrialOutcome = (typeof TRIAL_OUTCOMES)[number];

export interface Trial extends Proposal {
  readonly documents: readonly string[];
  readonly outcome: TrialOutcome;
}

export interface LearningInput {
  readonly definition: TemplateDefinition;
  readonly documents: readonly ApprovedDocument[];
  /** What somebody took out before. */
  readonly refused: readonly Proposal[];
  /** Asked before each trial. */
  readonly hasTime: () => boolean;
}

export interface LearningResult {
  /** With what was learned. */
  readonly definition: TemplateDefinition;
  /** Null where nothing was learned. */
  readonly lesson: Lesson | null;
  /** Every proposal, in the order in which they were tried. */
  readonly trials: readonly Trial[];
}

/** So many proposals are tried at once, those of most documents first. */
const MOST_TRIALS = 12;
/** So many are listed that only one document shows. */
const MOST_SEEN_ONCE = 12;
const LEAST_DOCUMENTS = 2;
const PLACES = ['left', 'above', 'head', 'below'] as const;

/** The rows that a template reads from a document, as a reading of it would store them; its tables are left out. @public */
export function readByTemplate(
  definition: TemplateDefinition,
  pages: readonly ReadPage[],
): readonly ExtractionRow[] {
  let last = 0;
  const newId = () => {
    last += 1;
    return String(last);
  };
  return extractRows({ pages, tables: new Map(), type: definition, newId }).rows;
}

/** A proposal with the documents that show it. */
interface Shown {
  readonly proposal: Proposal;
  /** Where the label stood, for the order of the trials. */
  readonly seenAt: ShownLabel['place'];
  readonly documents: Set<string>;
}

/** The values that people put right and that the template does not read. */
function listCorrections(
  { rows }: ApprovedDocument,
  read: readonly ExtractionRow[],
  keys: ReadonlyMap<string, SsotKey>,
): readonly (readonly [SsotKey, ExtractionRow])[] {
  const known = new Set(read.map((row) => `${placeOf(row)}\n${row.Value}`));
  return rows.flatMap((row) => {
    const key = keys.get(row.SSOTKey);
    const isCorrected = row.IsModified && row.ValueType === 'entity' && row.Value !== '';
    if (key === undefined || !isCorrected || known.has(`${placeOf(row)}\n${row.Value}`)) return [];
    return [[key, row] as const];
  });
}

/** Whether it is one of its names, in any spelling. */
function isNameOf(key: SsotKey, label: string): boolean {
  const letters = label.replaceAll(' ', '');
  return listKeyNames(key).some(({ name }) => name.letters === letters);
}

/** What a label says of a key; nothing where it is a name of another one. */
function propose(
  key: SsotKey,
  { label, place }: ShownLabel,
  { layout, keys }: TemplateDefinition,
): readonly Proposal[] {
  const { field } = key;
  const isForm = layout === 'form';
  if (isNameOf(key, label))
    return isForm && key.labelPlace !== place && place !== 'left' ? [{ field, synonym: null, place }] : [];
  const isTaken = keys.some((other) => other.field !== field && isNameOf(other, label));
  if (isTaken || key.synonyms.length >= TEMPLATE_LIMITS.phrases) return [];
  const named = { field, synonym: label, place: null };
  // A label left of its value or above it is found without being told where; the second is tried where the first is not enough.
  if (place === 'left') return [named];
  if (place === 'above') return isForm ? [named, { ...named, place }] : [named];
  return isForm ? [{ ...named, place }] : [];
}

function noteShown(shown: Shown[], proposal: Proposal, seenAt: Shown['seenAt'], documentId: string): void {
  const known = shown.find((each) => isSameProposal(each.proposal, proposal));
  if (known === undefined) shown.push({ proposal, seenAt, documents: new Set([documentId]) });
  else known.documents.add(documentId);
}

function listShown(
  definition: TemplateDefinition,
  documents: readonly ApprovedDocument[],
  readings: ReadonlyMap<string, readonly ExtractionRow[]>,
): readonly Shown[] {
  const keys = new Map(definition.keys.map((key) => [key.key, key]));
  const shown: Shown[] = [];
  for (const document of documents)
    for (const [key, row] of listCorrections(document, readings.get(document.id) ?? [], keys)) {
      const value = { key, value: row.Value, places: row.ValueCoordinates };
      for (const label of findLabels(document.pages, value))
        for (const proposal of propose(key, label, definition))
          noteShown(shown, proposal, label.place, document.id);
    }
  return shown.toSorted(
    (one, other) =>
      other.documents.size - one.documents.size ||
      PLACES.indexOf(one.seenAt) - PLACES.indexOf(other.seenAt) ||
      Number(one.proposal.place !== null) - Number(other.proposal.place !== null),
  );
}

/** A name that was taken out stays out, also where it would come with another place. */
function isRefused(proposal: Proposal, refused: Proposal): boolean {
  if (proposal.synonym === null) return isSameProposal(proposal, refused);
  return proposal.field === refused.field && proposal.synonym === refused.synonym;
}

function compareReadings(before: readonly Reading[], after: readonly Reading[]): TrialOutcome {
  const differences = after.map((reading, at) => ({
    right: reading.right - (before[at]?.right ?? 0),
    extra: reading.extra - (before[at]?.extra ?? 0),
  }));
  if (differences.some(({ right, extra }) => right < 0 || extra > 0)) return 'lowers';
  return differences.some(({ right }) => right > 0) ? 'kept' : 'no-gain';
}

/** What documents that people approved teach a template; it stays as it is where nothing is better for certain. */
export function learnFromCorrections(input: LearningInput): LearningResult {
  const { refused, hasTime } = input;
  const documents = input.documents.map((each) => ({ ...each, pages: each.pages.map(straightenPage) }));
  const measure = (definition: TemplateDefinition): readonly Reading[] =>
    documents.map(({ pages, rows }) =>
      measureReading(rows, readByTemplate(definition, pages), definition.keys),
    );
  const readings = new Map(
    documents.map(({ id, pages }) => [id, readByTemplate(input.definition, pages)] as const),
  );
  const before: readonly Reading[] = documents.map(({ id, rows }) =>
    measureReading(rows, readings.get(id) ?? [], input.definition.keys),
  );
  let { definition } = input;
  let present = before;
  const learned: Learned[] = [];
  const trials: Trial[] = [];
  let tried = 0;
  for (const { proposal, documents: seen } of listShown(input.definition, documents, readings)) {
    const note = (outcome: TrialOutcome) => trials.push({ ...proposal, documents: [...seen], outcome });
    if (seen.size < LEAST_DOCUMENTS) {
      if (trials.filter(({ outcome }) => outcome === 'seen-once').length < MOST_SEEN_ONCE) note('seen-once');
      continue;
    }
    if (refused.some((each) => isRefused(proposal, each))) {
      note('undone-before');
      continue;
    }
    if (tried >= MOST_TRIALS || !hasTime()) {
      note('no-time');
      continue;
    }
    tried += 1;
    const changed = applyProposal(definition, proposal);
    const after = measure(changed);
    const outcome = compareReadings(present, after);
    note(outcome);
    if (outcome !== 'kept') continue;
    const placeBefore = definition.keys.find(({ field }) => field === proposal.field)?.labelPlace ?? null;
    learned.push({ ...proposal, placeBefore, documents: [...seen] });
    definition = changed;
    present = after;
  }
  const lesson =
    learned.length === 0 ? null : { learned, before: addReadings(before), after: addReadings(present) };
  return { definition, lesson, trials };
}
