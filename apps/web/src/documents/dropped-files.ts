// Files that were dropped on the list of documents, on their way to the upload screen: an address cannot carry them.

let dropped: readonly File[] = [];

/** Keeps files for the upload screen that opens next. */
export function keepDroppedFiles(files: readonly File[]): void {
  dropped = files;
}

/** The files that were kept; they stay until they are forgotten. */
export function getDroppedFiles(): readonly File[] {
  return dropped;
}

/** They have reached the upload screen. */
export function forgetDroppedFiles(): void {
  dropped = [];
}
