import { afterEach, describe, expect, it } from 'vitest';
import type { PrintOrder } from './print-order.ts';
import type { Printer, PrinterOptions } from './printer.ts';
import { openPrinter } from './printer.ts';

const OPTIONS: PrinterOptions = {
  processes: 1,
  documentMs: 5000,
  mostDocuments: 100,
  mostMemory: 1000,
  idleMs: 60_000,
  program: new URL('./testing/odd-press.ts', import.meta.url),
};

let printer: Printer | undefined;

afterEach(() => printer?.close());

function open(more: Partial<PrinterOptions> = {}): Printer {
  printer = openPrinter({ ...OPTIONS, ...more });
  return printer;
}

const order = (content: object = {}): PrintOrder => ({
  template: 'company-report',
  content,
  charts: {},
  madeAt: 0,
});

/** The process that made a document: the stand-in writes its number. */
const getProcessId = async (from: Printer, content: object = {}) =>
  Number((await from.print(order(content))).toString());

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the printer', () => {
  it('prints documents in one process, in the order of the requests', async () => {
    const one = open();
    const ended: number[] = [];
    const presses = await Promise.all(
      [0, 1, 2, 3].map(async (i) => {
        const press = await getProcessId(one);
        ended.push(i);
        return press;
      }),
    );
    expect(new Set(presses).size).toBe(1);
    expect(ended).toEqual([0, 1, 2, 3]);
  });

  it('ends a document that hangs, and makes the next one in a fresh process', async () => {
    const one = open({ documentMs: 5000 });
    const before = await getProcessId(one);
    const hanging = one.print(order({ hang: true }));
    const after = getProcessId(one);
    await expect(hanging).rejects.toMatchObject({ code: 'too-slow' });
    expect(await after).not.toBe(before);
    await expect.poll(() => isAlive(before)).toBe(false);
  });

  it('survives a crashed process and a document that cannot be printed', async () => {
    const one = open();
    await expect(one.print(order({ die: true }))).rejects.toMatchObject({ code: 'crashed' });
    const press = await getProcessId(one);
    await expect(one.print(order({ fail: true }))).rejects.toMatchObject({
      code: 'broken',
      message: 'no such thing',
    });
    expect(await getProcessId(one)).toBe(press);
  });

  it('replaces a process after so many documents, and above so much memory', async () => {
    const one = open({ mostDocuments: 2 });
    const presses = [await getProcessId(one), await getProcessId(one), await getProcessId(one)];
    expect(presses[0]).toBe(presses[1]);
    expect(presses[2]).not.toBe(presses[1]);
    const last = await getProcessId(one, { memory: 2000 });
    expect(await getProcessId(one)).not.toBe(last);
    await expect.poll(() => isAlive(last)).toBe(false);
  });

  it('does not start abandoned requests', async () => {
    const one = open();
    const controller = new AbortController();
    const first = one.print(order());
    const second = one.print(order({ die: true }), controller.signal);
    controller.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    await expect(one.print(order(), controller.signal)).rejects.toThrow('gone');
    const press = Number((await first).toString());
    expect(await getProcessId(one)).toBe(press);
  });

  it('ends idle processes, and all processes when it is closed', async () => {
    const one = open({ idleMs: 50 });
    const press = await getProcessId(one);
    await expect.poll(() => isAlive(press)).toBe(false);
    const other = await getProcessId(one);
    const left = one.print(order({ hang: true }));
    one.close();
    await expect(left).rejects.toMatchObject({ code: 'crashed' });
    await expect.poll(() => isAlive(other)).toBe(false);
  });
});
