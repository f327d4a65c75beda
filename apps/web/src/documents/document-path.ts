/** The address of a document's own screen. */
export function documentPath(id: string): string {
  return `/documents/summary/${id}`;
}

/** The address of the screening of one of its child documents. */
export function screeningPath(id: string, childId: string): string {
  return `${documentPath(id)}/screening/${childId}`;
}

/** The address where it stands beside the documents that it is linked to. */
export function interValidationPath(id: string, childId: string): string {
  return `${screeningPath(id, childId)}/InterDocumentValidation`;
}
