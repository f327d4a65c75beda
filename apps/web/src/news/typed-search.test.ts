import { expect, it } from 'vitest';
import type { TypedSearch } from './typed-search.ts';
import { followAddress, sendTyped, showAddress } from './typed-search.ts';

/** The field after this was typed, and the address told so. */
function search(before: TypedSearch, typed: string): TypedSearch {
  return sendTyped({ ...before, typed }) ?? before;
}

it('empties the field where the search is cleared', () => {
  expect(followAddress(showAddress('anchor'), '').typed).toBe('');
});

it('keeps what is typed on while the address follows', () => {
  const field = { ...search(showAddress(''), 'anch'), typed: 'anchor' };
  expect(followAddress(field, 'anch').typed).toBe('anchor');
});

it('keeps what was typed over an earlier text that the address says late', () => {
  const field = { ...search(search(showAddress(''), 'anch'), 'anchor'), typed: 'anchors' };
  const late = followAddress(field, 'anch');
  expect(late.typed).toBe('anchors');
  expect(followAddress(late, 'anchor').typed).toBe('anchors');
});

it('shows again what the way back brings, also what was sent before', () => {
  const cleared = followAddress(followAddress(search(showAddress(''), 'anchor'), 'anchor'), '');
  expect(followAddress(cleared, 'anchor').typed).toBe('anchor');
});

it('tells the address nothing twice', () => {
  expect(sendTyped({ ...showAddress('anchor'), typed: ' anchor ' })).toBeNull();
  expect(sendTyped({ ...search(showAddress(''), 'anchor'), typed: 'anchor ' })).toBeNull();
});
