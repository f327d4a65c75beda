/** The address of a document's own screen. */
export function documentPath(id: string): string {
  return `/documents/summary/${id}`;
}
