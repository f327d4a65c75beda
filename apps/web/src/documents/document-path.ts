/** The address of a document's own screen. */
export function documentPath(id: string): string {
  return `/documents/summary/${id}`;
}

/** The address of the screening of one of its child documents. */
export function screeningPath(id: string, childId: string): string {
  return `${documentPath(id)}/screening/${childId}`;
}
