// Which part of the audit log is shown, as the address says it; what is no day and no id there is read as nothing.

export interface AuditView {
  /** Days as YYYY-MM-DD, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  /** Id of a person. */
  readonly actor: string | null;
  readonly action: string | null;
  /** A kind of thing. */
  readonly entity: string | null;
  readonly search: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const KEY = /^[a-z.-]{1,60}$/;

/** The view that the words of an address describe. */
export function parseAuditSearch(search: object): AuditView {
  const params = new Map<string, unknown>(Object.entries(search));
  const find = (name: string, shape: RegExp): string | null => {
    const param = params.get(name);
    return typeof param === 'string' && shape.test(param) ? param : null;
  };
  return {
    from: find('from', DAY),
    to: find('to', DAY),
    actor: find('actor', ID),
    action: find('action', KEY),
    entity: find('entity', KEY),
    search: (find('search', /\S/) ?? '').slice(0, 200),
  };
}

/** The words of an address for a view; what filters nothing is left out. */
export function buildAuditSearch(view: AuditView): Record<string, string> {
  return Object.fromEntries(
    Object.entries(view).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}

/** Whether a view leaves anything out. */
export function isFiltered(view: AuditView): boolean {
  return Object.keys(buildAuditSearch(view)).length > 0;
}
