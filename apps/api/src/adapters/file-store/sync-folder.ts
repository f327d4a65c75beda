import { open } from 'node:fs/promises';

/** Has the disk remember which files a folder has: a file that is new in it or has another name is gone after a power cut until then. */
export async function syncFolder(path: string): Promise<void> {
  // Windows keeps names by itself and refuses to be asked.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
