// A disk whose power can be cut: an ext4 in an image file that lies on an xfs. A copy of the image by reference (FICLONE) is the disk at one moment, taken while it
// is written to: what the ext4 held in memory is not in it, as after a power cut. What it had handed over is, also where it had not yet asked for it to be
// kept for good: a disk that loses its own cache loses more.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isAlive } from '../../apps/api/src/adapters/lock-file/lock-file.mjs';

const GIGABYTE = 1024 ** 3;
/** Both files take only the room of what is written. */
const OUTER_BYTES = 32 * GIGABYTE;
const DISK_BYTES = 4 * GIGABYTE;
const PREFIX = 'vigilo-cut-disk-';
const PASSABLE = 0o711;
const BUSY_TRIES = 100;
const BUSY_MS = 100;

const run = promisify(execFile);

export class CutDisk {
  /** The root of the disk. */
  readonly folder: string;
  /** Beside the disk: what is kept here is in no cut. */
  readonly home: string;

  private constructor(home: string) {
    this.home = home;
    this.folder = join(home, 'disk');
  }

  /** @throws where this machine has no loop devices, no xfs, or does not let its user mount. */
  static async open(): Promise<CutDisk> {
    await clearLeftOvers();
    const home = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
    const disk = new CutDisk(home);
    try {
      // Whoever the database runs as has to pass.
      await chmod(home, PASSABLE);
      await disk.#makeFileSystem(join(home, 'outer.img'), OUTER_BYTES, 'mkfs.xfs', ['-q', '-m', 'reflink=1']);
      await mount(join(home, 'outer.img'), join(home, 'outer'));
      await disk.#makeFileSystem(disk.#image('disk'), DISK_BYTES, 'mkfs.ext4', ['-q', '-F']);
      await mount(disk.#image('disk'), disk.folder);
      return disk;
    } catch (error) {
      await disk.close();
      throw error;
    }
  }

  /** Keeps the disk as it is at a moment between the call and its end. */
  async cut(name: string): Promise<void> {
    await run('cp', ['--reflink=always', this.#image('disk'), this.#image(name)]);
  }

  /** Mounts the disk of a cut for as long as `work` takes, then throws it away. */
  async lookAt<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
    const folder = join(this.home, name);
    await mount(this.#image(name), folder);
    try {
      return await work(folder);
    } finally {
      await unmount(folder);
      await rm(this.#image(name));
    }
  }

  /** Unmounts and deletes all of it. */
  async close(): Promise<void> {
    await clear(this.home);
  }

  #image(name: string): string {
    return join(this.home, 'outer', `${name}.img`);
  }

  async #makeFileSystem(image: string, bytes: number, program: string, words: string[]): Promise<void> {
    await writeFile(image, '');
    await truncate(image, bytes);
    await run(program, [...words, image]);
  }
}

/** The loop device is freed when it is unmounted. */
async function mount(image: string, folder: string): Promise<void> {
  await mkdir(folder);
  await run('mount', ['-o', 'loop', image, folder]);
  await chmod(folder, PASSABLE);
}

/** Processes that work there may still be ending. */
async function unmount(folder: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await run('umount', [folder]);
      return;
    } catch (error) {
      if (tries === BUSY_TRIES) throw error;
      await sleep(BUSY_MS);
    }
  }
}

async function clear(home: string): Promise<void> {
  const lines = readFileSync('/proc/self/mounts', 'utf8').split('\n');
  const mounted = lines.map((line) => line.split(' ')[1] ?? '').filter((path) => path.startsWith(`${home}/`));
  for (const folder of mounted.toReversed()) await unmount(folder);
  await rm(home, { recursive: true, force: true });
}

/** What runs that were killed left mounted. */
async function clearLeftOvers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-')[0] : Number.NaN);
    if (!Number.isInteger(pid) || (await isAlive(pid))) continue;
    // Another user's are theirs to clear.
    await clear(join(tmpdir(), name)).catch(() => undefined);
  }
}
