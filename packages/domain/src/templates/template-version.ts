// Versions of a template (issue 15: 'templates administration: versions'): each saved change is one, none is ever deleted, and each can be returned to,
// which makes a new one.

import type { Lesson } from './learned.ts';
import type { StoredTemplate, TemplateDefinition } from './template.ts';
import { findShipped } from './template.ts';

export const VERSION_ORIGINS = ['added', 'changed', 'returned', 'removed', 'learned', 'undone'] as const;
export type VersionOrigin = (typeof VERSION_ORIGINS)[number];

/** A version as it is stored; `definition` is null where it was as shipped, or removed. */
export interface NewVersion extends StoredTemplate {
  readonly origin: VersionOrigin;
  /** Of what was learned. */
  readonly lesson: Lesson | null;
}

/** What a version of a template says; null where it says nothing, since it was removed. */
export function definitionOf(
  templateId: string,
  { origin, definition }: Pick<NewVersion, 'origin' | 'definition'>,
): TemplateDefinition | null {
  return origin === 'removed' ? null : (definition ?? findShipped(templateId));
}
