// What a template learned from corrections (issue 14, 'Learning'): names of keys and where their labels stand, with what they were drawn from and what
// they are worth. It is taken out of the template again as it was put in, and what somebody took out is not learned again.

import type { LabelPlace, SsotKey } from '../extraction/document-type.ts';
import type { TemplateDefinition } from './template.ts';

/** A name of a key, a place where its label is looked for first, or both together. */
export interface Proposal {
  /** The name of the key for programs. */
  readonly field: string;
  /** As `normaliseText` leaves it; null where the label is known already. */
  readonly synonym: string | null;
  readonly place: LabelPlace | null;
}

/** How well documents are read that people approved. */
export interface Quality {
  readonly documents: number;
  /** Values that people approved. */
  readonly values: number;
  /** Of these, read exactly. */
  readonly right: number;
  /** Read where people approved that there is none. */
  readonly extra: number;
}

/** A proposal that was kept. */
export interface Learned extends Proposal {
  /** The place that was looked at first before. */
  readonly placeBefore: LabelPlace | null;
  /** The child documents in which people showed it. */
  readonly documents: readonly string[];
}

/** All that was learned at once. */
export interface Lesson {
  readonly learned: readonly Learned[];
  readonly before: Quality;
  readonly after: Quality;
}

function changeKey(
  definition: TemplateDefinition,
  field: string,
  change: (key: SsotKey) => SsotKey,
): TemplateDefinition {
  return { ...definition, keys: definition.keys.map((key) => (key.field === field ? change(key) : key)) };
}

function withPlace({ labelPlace: _before, ...key }: SsotKey, place: LabelPlace | null): SsotKey {
  return place === null ? key : { ...key, labelPlace: place };
}

/** The template with a proposal in it, its name as the most telling one: people put it in the place of what others gave. As it is where it has no such key. */
export function applyProposal(
  definition: TemplateDefinition,
  { field, synonym, place }: Proposal,
): TemplateDefinition {
  return changeKey(definition, field, (key) => {
    const isNew = synonym !== null && !key.synonyms.includes(synonym);
    const named = isNew ? { ...key, synonyms: [synonym, ...key.synonyms] } : key;
    return place === null ? named : withPlace(named, place);
  });
}

/** The template without what was learned; what people changed in it since stays. */
export function undoLearned(definition: TemplateDefinition, learned: readonly Learned[]): TemplateDefinition {
  return learned.toReversed().reduce(
    (present, { field, synonym, place, placeBefore }) =>
      changeKey(present, field, (key) => {
        const unnamed =
          synonym === null ? key : { ...key, synonyms: key.synonyms.filter((name) => name !== synonym) };
        return place !== null && key.labelPlace === place ? withPlace(unnamed, placeBefore) : unnamed;
      }),
    definition,
  );
}

/** Whether all of a proposal is in a template. */
export function holdsProposal(definition: TemplateDefinition, { field, synonym, place }: Proposal): boolean {
  const key = definition.keys.find((each) => each.field === field);
  return (
    key !== undefined &&
    (synonym === null || key.synonyms.includes(synonym)) &&
    (place === null || key.labelPlace === place)
  );
}

/** Whether two proposals are the same. */
export function isSameProposal(one: Proposal, other: Proposal): boolean {
  return one.field === other.field && one.synonym === other.synonym && one.place === other.place;
}

/** What was learned once and is not in the template any more: somebody took it out, so it is not learned again. */
export function listRefused(definition: TemplateDefinition, lessons: readonly Lesson[]): readonly Proposal[] {
  return lessons.flatMap(({ learned }) => learned).filter((each) => !holdsProposal(definition, each));
}
