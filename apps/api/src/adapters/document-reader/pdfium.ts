// pdfium as a WebAssembly module, within a limit of memory. Its functions are called bare, by address: the package's wrappers cost more than the calls.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

const WASM_PAGE = 65_536;
/** A memory that one file made larger is not kept for the next. */
const MOST_KEPT_BYTES = 96 * 1024 * 1024;
const FLOATS_AT_ONCE = 8;

/** The functions of pdfium that reading needs, as its header files describe them: addresses and numbers in, numbers out. */
type PdfiumCall = (...values: readonly number[]) => number;

/** A WebAssembly.Memory, which Node's types do not describe. */
interface ModuleMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

export interface Pdfium {
  readonly calls: Readonly<Record<PdfiumCallName, PdfiumCall>>;
  allocate(bytes: number): number;
  free(address: number): void;
  /** The module's memory as it is now: it moves when it grows. */
  bytes(address: number, length: number): Uint8Array;
  /** Scratch space for so many floats or integers that a call writes. */
  readonly scratch: number;
  float(index: number): number;
  integer(index: number): number;
  /** Puts a text with its ending zero into memory; it is the caller's to free. */
  place(text: string): number;
  /** The text that a call writes with its ending zero, or ''; 'latin1' where not said. */
  text(write: (address: number, length: number) => number, encoding?: 'latin1' | 'utf16le'): string;
  /** How often memory was refused: what fails then fails for want of memory. */
  countRefusals(): number;
}

const CALL_NAMES = [
  'FPDF_LoadMemDocument',
  'FPDF_CloseDocument',
  'FPDF_GetLastError',
  'FPDF_GetPageCount',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageBoundingBox',
  'FPDF_GetPageWidthF',
  'FPDF_GetPageHeightF',
  'FPDFPage_GetRotation',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetStrokeWidth',
  'FPDFPath_CountSegments',
  'FPDFPath_GetPathSegment',
  'FPDFPathSegment_GetPoint',
  'FPDFPathSegment_GetType',
  'FPDFPath_GetDrawMode',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_IsHyphen',
  'FPDFText_IsGenerated',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharBox',
  'FPDFText_GetMatrix',
  'FPDFText_GetTextObject',
  'FPDFTextObj_GetFontSize',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFFont_GetBaseFontName',
  'FPDFFont_GetWeight',
  'FPDFPage_GetAnnotCount',
  'FPDFPage_GetAnnot',
  'FPDFPage_CloseAnnot',
  'FPDFAnnot_GetSubtype',
  'FPDFAnnot_GetFlags',
  'FPDFAnnot_GetRect',
  'FPDFAnnot_GetStringValue',
  'EPDFAnnot_HasAppearanceStream',
  'EPDFAnnot_GenerateAppearance',
  'EPDFAnnot_GenerateFormFieldAP',
  'EPDFAnnot_Flatten',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_GetBuffer',
  'FPDFBitmap_GetStride',
  'FPDFBitmap_Destroy',
  'FPDF_RenderPageBitmap',
] as const;
type PdfiumCallName = (typeof CALL_NAMES)[number];

/** What is used of it; Node's types do not describe it. */
declare const WebAssembly: {
  readonly Module: new (program: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
};

let compiled: object | undefined;
let started: Started | undefined;

interface Started {
  readonly pdfium: Pdfium;
  /** Makes its memory what it was when pdfium had just started, to grow to so many bytes; false where it has grown too large to be used again. */
  renew(mostBytes: number): boolean;
}

/** The program of pdfium, compiled once in a process: what starts anew finds the program up to speed. */
function compile(): object {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  compiled ??= new WebAssembly.Module(readFileSync(wasm));
  return compiled;
}

/**
 * pdfium for one file: what it was given before is of no use any more, and nothing of the file before is left in its memory.
 * @throws Error where the module lacks a function, which a change of its version may bring
 */
export async function loadPdfium(mostBytes: number): Promise<Pdfium> {
  if (started?.renew(mostBytes) !== true) started = await start(mostBytes);
  return started.pdfium;
}

async function start(mostBytes: number): Promise<Started> {
  const quiet = () => undefined;
  const module = await init({
    instantiateWasm(imports: object, receive: (instance: object) => void) {
      const instance = new WebAssembly.Instance(compile(), imports);
      receive(instance);
      return instance.exports;
    },
    print: quiet,
    printErr: quiet,
  });
  module.PDFiumExt_Init();
  // The package describes two of its module's exports; the rest are plain WebAssembly functions over numbers.
  const raw = module.pdfium.wasmExports as unknown as RawModule;
  const calls = Object.fromEntries(CALL_NAMES.map((name) => [name, exported(raw, name)])) as Record<
    PdfiumCallName,
    PdfiumCall
  >; // one for each name, as mapped
  const allocate = (bytes: number) => exported(raw, 'malloc')(bytes);
  const free = (address: number) => void exported(raw, 'free')(address);
  const scratch = allocate(FLOATS_AT_ONCE * Float32Array.BYTES_PER_ELEMENT);
  // Looked up once for each size of the memory, not for each number: asking WebAssembly for its buffer costs more than the number.
  let seen = viewsOf(raw.memory.buffer, scratch);
  const limit = limitMemory(raw.memory, mostBytes, (buffer) => {
    seen = viewsOf(buffer, scratch);
  });
  const bytes = (address: number, length: number) => new Uint8Array(raw.memory.buffer, address, length);
  const pdfium: Pdfium = {
    calls,
    allocate,
    free,
    bytes,
    scratch,
    float: (index) => seen.floats[index] ?? 0,
    integer: (index) => seen.integers[index] ?? 0,
    place(text) {
      const content = Buffer.from(`${text}\0`, 'utf8');
      const address = allocate(content.length);
      if (address !== 0) bytes(address, content.length).set(content);
      return address;
    },
    text(write, encoding = 'latin1') {
      const length = write(0, 0);
      const end = encoding === 'latin1' ? 1 : 2;
      if (length <= end || length > WASM_PAGE) return '';
      const address = allocate(length);
      write(address, length);
      const text = Buffer.from(bytes(address, length - end)).toString(encoding);
      free(address);
      return text;
    },
    countRefusals: () => limit.refusals,
  };
  return { pdfium, renew: renewer(raw, limit) };
}

type RawModule = Readonly<Record<string, PdfiumCall>> & { readonly memory: ModuleMemory };

/** A copy of a memory as far as it is not zero; in a loop of its own, since a callback for each of its numbers takes longer than pdfium's start. */
function usedPart(buffer: ArrayBuffer): Uint8Array {
  const numbers = new Int32Array(buffer);
  let end = numbers.length;
  while (end > 0 && numbers[end - 1] === 0) end -= 1;
  return new Uint8Array(buffer.slice(0, end * Int32Array.BYTES_PER_ELEMENT));
}

/** Keeps what the memory and the stack hold now, and puts it back when asked. */
function renewer(raw: RawModule, limit: MemoryLimit): Started['renew'] {
  const { memory } = raw;
  const used = usedPart(memory.buffer);
  const stack = exported(raw, 'emscripten_stack_get_current')();
  return (mostBytes) => {
    if (memory.buffer.byteLength > Math.min(MOST_KEPT_BYTES, mostBytes)) return false;
    const now = new Uint8Array(memory.buffer);
    now.set(used);
    now.fill(0, used.length);
    exported(raw, '_emscripten_stack_restore')(stack);
    limit.mostBytes = mostBytes;
    limit.refusals = 0;
    return true;
  };
}

function exported(raw: Readonly<Record<string, PdfiumCall>>, name: string): PdfiumCall {
  const call = raw[name];
  if (!call) throw new Error(`pdfium has no ${name}`);
  return call;
}

interface ScratchViews {
  readonly floats: Float32Array;
  readonly integers: Int32Array;
}

function viewsOf(buffer: ArrayBuffer, scratch: number): ScratchViews {
  return {
    floats: new Float32Array(buffer, scratch, FLOATS_AT_ONCE),
    integers: new Int32Array(buffer, scratch, FLOATS_AT_ONCE),
  };
}

interface MemoryLimit {
  mostBytes: number;
  refusals: number;
}

/**
 * WebAssembly takes its limit from the module, which says 2 GB: this memory does not grow beyond the limit given here. When it grows it moves, of which
 * `moved` hears.
 */
function limitMemory(
  memory: ModuleMemory,
  mostBytes: number,
  moved: (buffer: ArrayBuffer) => void,
): MemoryLimit {
  const limit: MemoryLimit = { mostBytes, refusals: 0 };
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE > limit.mostBytes) {
      limit.refusals += 1;
      throw new RangeError('This process may not have so much memory.');
    }
    const before = grow(pages);
    moved(memory.buffer);
    return before;
  };
  return limit;
}
