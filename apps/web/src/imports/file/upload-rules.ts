// What is said of a file before it is sent, so that nobody waits for a refusal: its kind by its name, its size. The server looks into it.

/** Bytes of the largest file, as the server's setting UPLOAD_MB has it by default. */
export const LARGEST_FILE = 100 * 1024 * 1024;

export const ACCEPTED = ['.csv', '.tsv', '.tab', '.txt', '.json', '.jsonl', '.xlsx'] as const;

export type UploadFault = 'badType' | 'oldExcel' | 'tooLarge' | 'empty';

/** Why a file cannot be imported, or null. */
export function findUploadFault({ name, size }: Pick<File, 'name' | 'size'>): UploadFault | null {
  const lower = name.toLowerCase();
  if (lower.endsWith('.xls')) return 'oldExcel';
  if (!ACCEPTED.some((ending) => lower.endsWith(ending))) return 'badType';
  if (size === 0) return 'empty';
  return size > LARGEST_FILE ? 'tooLarge' : null;
}
