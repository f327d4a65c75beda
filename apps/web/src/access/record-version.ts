// Which version a form saves with. A record's version also rises by what is done beside the form on the same page (a page filter, a
// priority); that is no reason to refuse what was typed meanwhile. Only when what the form began with has changed is it somebody else's.

export interface NamedRecord {
  readonly name: string;
  readonly description: string;
  readonly version: number;
}

/** The present version as long as name and description are still those the form began with; else the one it began with, which is refused. */
export function versionToSave(initial: NamedRecord, present: NamedRecord | undefined): number {
  return present !== undefined && present.name === initial.name && present.description === initial.description
    ? present.version
    : initial.version;
}
