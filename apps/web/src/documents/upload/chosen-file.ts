/** How far a file is. Sizes in bytes. */
export type FileState =
  | { readonly is: 'ready' | 'queued' | 'cancelled' }
  | { readonly is: 'sending'; readonly sent: number; readonly secondsLeft: number | null }
  | { readonly is: 'uploaded'; readonly documentId: string; readonly isKnown: boolean }
  | { readonly is: 'failed'; readonly message: string };

export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  /** As it is to be called; the file itself keeps its name. */
  readonly name: string;
  readonly state: FileState;
}

/** Whether a file is on its way, or in the queue behind one that is. */
export function isUnderWay({ state }: ChosenFile): boolean {
  return state.is === 'queued' || state.is === 'sending';
}

/** Whether a file is still to be uploaded: chosen, cancelled or failed. */
export function isPending(file: ChosenFile): boolean {
  return file.state.is !== 'uploaded' && !isUnderWay(file);
}
