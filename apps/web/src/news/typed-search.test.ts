import { expect, it } from 'vitest';
import { followAddress } from './typed-search.ts';

it('empties the field where the search is cleared', () => {
  const field = { typed: 'anchor', sent: 'anchor', inAddress: 'anchor' };
  expect(followAddress(field, '').typed).toBe('');
});

it('keeps what is typed on while the address follows', () => {
  const field = { typed: 'anchor', sent: 'anch', inAddress: '' };
  expect(followAddress(field, 'anch').typed).toBe('anchor');
});

it('shows again what the way back brings, also what was sent before', () => {
  const cleared = followAddress({ typed: 'anchor', sent: 'anchor', inAddress: 'anchor' }, '');
  expect(followAddress(cleared, 'anchor').typed).toBe('anchor');
});
