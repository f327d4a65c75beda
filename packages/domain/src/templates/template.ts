// Document types as configuration ('templates', decisions.md section 5): what a tenant has of them. Every tenant begins with the shipped types; only
// what it changed, added or removed is stored. 'Other', the type of pages that no other claims, stays and keeps its name.

import type { DocumentType } from '../extraction/document-type.ts';
import { OTHER, SHIPPED_DOCUMENT_TYPES } from '../extraction/document-types.ts';

/** What is edited of a type; what it was called before follows from that. */
export type TemplateDefinition = Omit<DocumentType, 'formerNames' | 'template'>;

/** How many and how long: enough for what was seen, and little enough to be read at each page. */
export const TEMPLATE_LIMITS = {
  templates: 100,
  name: 100,
  cues: 200,
  keys: 100,
  category: 60,
  field: 60,
  phrases: 500,
  phrase: 80,
  pattern: 200,
  allowedValues: 100,
  allowedValue: 100,
  tables: 20,
  headings: 60,
  rules: 50,
  parts: 20,
  weight: 10,
  formerNames: 20,
} as const;

/** The shipped types by the ids under which a tenant's own version of them is stored. @public */
export const SHIPPED_TEMPLATES: readonly { readonly id: string; readonly definition: TemplateDefinition }[] =
  SHIPPED_DOCUMENT_TYPES.map((definition, at) => ({ id: shippedId(at), definition }));

/** Ids of no moment: no id that is made later is one of them. The order of the shipped types must stay. */
function shippedId(at: number): string {
  return `00000000-0000-7000-8000-${String(at + 1).padStart(12, '0')}`;
}

/** What is stored of a type that was changed, added or removed at some time. */
export interface StoredTemplate {
  readonly id: string;
  /** Null: as shipped, or removed. */
  readonly definition: TemplateDefinition | null;
  readonly formerNames: readonly string[];
  readonly isRemoved: boolean;
  /** From 1; grows with every change. */
  readonly version: number;
}

export const TEMPLATE_STATES = ['shipped', 'changed', 'own', 'removed'] as const;
/** As it was shipped, a shipped one that was changed or removed, or one that the tenant added. */
export type TemplateState = (typeof TEMPLATE_STATES)[number];

export interface Template {
  readonly id: string;
  readonly state: TemplateState;
  readonly definition: TemplateDefinition;
  readonly formerNames: readonly string[];
  /** 0 for one that nobody ever changed. */
  readonly version: number;
}

/** A type as it was shipped, or null for one that the tenant added. */
export function findShipped(id: string): TemplateDefinition | null {
  return SHIPPED_TEMPLATES.find((shipped) => shipped.id === id)?.definition ?? null;
}

/** Whether it is 'Other', the type of pages that no other claims. */
export function isOther(id: string): boolean {
  return findShipped(id)?.name === OTHER.name;
}

/** The templates of a tenant, removed ones too: the shipped ones in their order with what is stored in their place, then its own by name, 'Other' last. */
export function listTemplates(stored: readonly StoredTemplate[]): readonly Template[] {
  const known = new Map(stored.map((each) => [each.id, each]));
  const shipped = SHIPPED_TEMPLATES.map(({ id, definition }) => standIn(id, definition, known.get(id)));
  const own = stored.flatMap(({ id, definition, formerNames, version }): Template[] =>
    findShipped(id) !== null || definition === null
      ? []
      : [{ id, state: 'own', definition, formerNames, version }],
  );
  const byName = own.toSorted((one, other) => (one.definition.name < other.definition.name ? -1 : 1));
  return [...shipped.filter(({ id }) => !isOther(id)), ...byName, ...shipped.filter(({ id }) => isOther(id))];
}

function standIn(id: string, shipped: TemplateDefinition, stored: StoredTemplate | undefined): Template {
  const { definition = null, formerNames = [], isRemoved = false, version = 0 } = stored ?? {};
  const unchanged = definition === null ? 'shipped' : 'changed';
  return {
    id,
    state: isRemoved ? 'removed' : unchanged,
    definition: definition ?? shipped,
    formerNames,
    version,
  };
}

/** What documents are read by: every type but the removed ones, each with what it was called before. */
export function listDocumentTypes(templates: readonly Template[]): readonly DocumentType[] {
  return templates
    .filter(({ state }) => state !== 'removed')
    .map(({ id, version, definition, formerNames }) => ({
      ...definition,
      formerNames,
      template: { id, version },
    }));
}

/** What a type was called before, once it has another name: the latest first, each name once. */
export function listFormerNames(
  before: Pick<Template, 'definition' | 'formerNames'>,
  name: string,
): string[] {
  return [...new Set([before.definition.name, ...before.formerNames])]
    .filter((former) => former !== name)
    .slice(0, TEMPLATE_LIMITS.formerNames);
}
