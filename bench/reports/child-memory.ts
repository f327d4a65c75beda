// The most memory that the processes which this one starts ever have resident, as the kernel counts it, and their processor time.

import { readFile } from 'node:fs/promises';

const LOOK_MS = 50;
const KB_PER_MB = 1024;
const MS_PER_TICK = 10;

export interface MemoryWatch {
  /** Megabytes of the largest process seen, and how many there were. */
  stop(): Promise<{ readonly mostMb: number; readonly processes: number }>;
}

/** Looks at the children of this process until it is stopped. */
export function watchChildren(): MemoryWatch {
  const most = new Map<string, number>();
  const look = async () => {
    const children = (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => ''))
      .trim()
      .split(' ')
      .filter((pid) => pid !== '');
    for (const pid of children) {
      const [, kb] =
        /^VmHWM:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')) ?? [];
      if (kb !== undefined) most.set(pid, Number(kb));
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await look();
      return { mostMb: Math.max(0, ...most.values()) / KB_PER_MB, processes: most.size };
    },
  };
}

/** Milliseconds of processor time that all processes below this one have used so far, with their threads and children that have ended. */
export async function readChildrenCpuMs(pid: number = process.pid): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''))
    .trim()
    .split(' ')
    .filter((each) => each !== '');
  const used = await Promise.all(
    children.map(async (child) => (await cpuMsWithEnded(child)) + (await readChildrenCpuMs(Number(child)))),
  );
  return used.reduce((sum, each) => sum + each, 0);
}

/** The kernel counts in hundredths of a second: its own and that of children it has waited for, in user and system mode. */
async function cpuMsWithEnded(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * MS_PER_TICK;
}
