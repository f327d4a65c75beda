import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ModelDamage, readModelFile, writeModelFile } from './model-file.ts';
import { openSuggestionModel } from './suggestion-model.ts';
import { tinyModelFile } from './testing/tiny-model.ts';

describe('a model file', () => {
  it('can be read back', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.string()),
        fc.int8Array(),
        fc.float32Array({ noNaN: true }),
        (head, bytes, floats) => {
          const file = readModelFile(
            writeModelFile({ said: head }, [
              { name: 'a', kind: 'int8', values: bytes },
              { name: 'b', kind: 'float32', values: floats },
            ]),
          );
          expect(file.head['said']).toEqual(JSON.parse(JSON.stringify(head)));
          expect([...(file.parts.get('a') ?? [])]).toEqual([...bytes]);
          expect([...(file.parts.get('b') ?? [])]).toEqual([...floats]);
        },
      ),
    );
  });

  it('is refused if any byte is changed or missing', () => {
    const whole = writeModelFile({ version: 'x' }, [{ name: 'a', kind: 'int8', values: [1, 2, 3] }]);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const other = Uint8Array.from(whole);
        other[at] = (other[at] ?? 0) ^ change;
        expect(() => readModelFile(other)).toThrow(ModelDamage);
        expect(() => readModelFile(whole.subarray(0, at))).toThrow(ModelDamage);
      }),
    );
  });

  it('is refused as a model if parts are missing or do not fit', () => {
    expect(openSuggestionModel(tinyModelFile()).quality).toEqual({ headlineCosine: 0.5 });
    expect(() => openSuggestionModel(tinyModelFile({ numbers: {} }))).toThrow('lacks the number bits');
    expect(() => openSuggestionModel(tinyModelFile({ topics: ['One'] }))).toThrow(
      'does not fit: its part topic',
    );
    expect(() => openSuggestionModel(writeModelFile({}, []))).toThrow('has no numbers');
  });
});
