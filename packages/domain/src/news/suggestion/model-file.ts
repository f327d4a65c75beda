// The file format of suggestion models (issue 5, 'Suggestions'): a signature, the length of the header, the header as ASCII JSON, the parts listed in it, and
// a checksum of everything before it. A truncated, altered or foreign file is refused.

const SIGN = [0x56, 0x53, 0x55, 0x47]; // VSUG
const HEAD_AT = 8;
const CHECK_LENGTH = 4;

/** The bytes are not a model, or a damaged one. */
export class ModelDamage extends Error {}

export type PartKind = 'int8' | 'float32';

export interface Part {
  readonly name: string;
  readonly kind: PartKind;
  readonly values: ArrayLike<number>;
}

export interface ModelFile {
  readonly head: Readonly<Record<string, unknown>>;
  readonly parts: ReadonlyMap<string, Int8Array | Float32Array>;
}

/** The file of a header and its parts. The header must be representable as JSON. */
export function writeModelFile(head: Readonly<Record<string, unknown>>, parts: readonly Part[]): Uint8Array {
  const list = parts.map(({ name, kind, values }) => ({ name, kind, length: values.length }));
  const text = plainJson({ ...head, parts: list });
  const sizes = parts.map(({ kind, values }) => values.length * bytesPerValue(kind));
  const bytes = new Uint8Array(HEAD_AT + text.length + sizes.reduce((a, b) => a + b, 0) + CHECK_LENGTH);
  const view = new DataView(bytes.buffer);
  bytes.set(SIGN);
  view.setUint32(4, text.length, true);
  for (let index = 0; index < text.length; index += 1) bytes[HEAD_AT + index] = text.charCodeAt(index);
  let at = HEAD_AT + text.length;
  for (const { kind, values } of parts) {
    for (let index = 0; index < values.length; index += 1) {
      if (kind === 'int8') view.setInt8(at, values[index] ?? 0);
      else view.setFloat32(at, values[index] ?? 0, true);
      at += bytesPerValue(kind);
    }
  }
  view.setUint32(at, computeChecksum(bytes, at), true);
  return bytes;
}

/** Reads a file. @throws ModelDamage */
export function readModelFile(bytes: Uint8Array): ModelFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - CHECK_LENGTH;
  if (end < HEAD_AT || SIGN.some((each, index) => bytes[index] !== each))
    throw new ModelDamage('These bytes are no suggestion model.');
  if (view.getUint32(end, true) !== computeChecksum(bytes, end))
    throw new ModelDamage('The suggestion model is damaged: its checksum does not fit.');
  let at = HEAD_AT + view.getUint32(4, true);
  if (at > end) throw new ModelDamage('The suggestion model is damaged: its head is longer than the file.');
  const head = readHead(bytes.subarray(HEAD_AT, at));
  const parts = new Map<string, Int8Array | Float32Array>();
  for (const { name, kind, length } of readParts(head)) {
    if (length < 0 || at + length * bytesPerValue(kind) > end)
      throw new ModelDamage(`The suggestion model is damaged: its part ${name} is cut.`);
    // A byte above 127 becomes the negative number that it stands for.
    parts.set(
      name,
      kind === 'int8' ? new Int8Array(bytes.subarray(at, at + length)) : floatsAt(view, at, length),
    );
    at += length * bytesPerValue(kind);
  }
  return { head, parts };
}

function floatsAt(view: DataView, at: number, length: number): Float32Array {
  const floats = new Float32Array(length);
  for (let index = 0; index < length; index += 1) floats[index] = view.getFloat32(at + 4 * index, true);
  return floats;
}

function bytesPerValue(kind: PartKind): number {
  return kind === 'int8' ? 1 : 4;
}

function plainJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function readHead(bytes: Uint8Array): Record<string, unknown> {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  try {
    const head: unknown = JSON.parse(text);
    if (isRecord(head)) return head;
  } catch {
    throw new ModelDamage('The suggestion model is damaged: its head cannot be read.');
  }
  throw new ModelDamage('The suggestion model is damaged: its head is no record.');
}

function readParts(
  head: Readonly<Record<string, unknown>>,
): { name: string; kind: PartKind; length: number }[] {
  const list = Array.isArray(head['parts']) ? head['parts'] : [];
  return list.map((each: unknown) => {
    if (!isRecord(each)) throw new ModelDamage('The suggestion model is damaged: a part is no record.');
    const { name, kind, length } = each;
    if (
      typeof name !== 'string' ||
      (kind !== 'int8' && kind !== 'float32') ||
      typeof length !== 'number' ||
      !Number.isSafeInteger(length)
    )
      throw new ModelDamage('The suggestion model is damaged: a part is not described.');
    return { name, kind, length };
  });
}

/** Whether a value from JSON is a record. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** FNV-1a over the first `end` bytes. */
function computeChecksum(bytes: Uint8Array, end: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < end; index += 1) hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193);
  return hash >>> 0;
}
