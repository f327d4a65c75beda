import { describe, expect, it } from 'vitest';
import { findOpenedForm, searchWithForm } from './opened-form.ts';

describe('the dialog that an address names', () => {
  it('is a form and what it was opened for, `new` where nothing is named', () => {
    expect(findOpenedForm({ open: 'users.change', id: '7' })).toEqual({ form: 'users.change', subject: '7' });
    expect(findOpenedForm({ open: 'users.add' })).toEqual({ form: 'users.add', subject: 'new' });
    expect(findOpenedForm({ id: '7' })).toBeNull();
    expect(findOpenedForm({ open: ['a', 'b'] })).toBeNull();
  });

  it('is written and taken away without touching the other words', () => {
    const search = { search: 'ana', tab: ['a', 'b'] };
    const opened = searchWithForm(search, { form: 'users.change', subject: '7' });
    expect(opened).toEqual({ ...search, open: 'users.change', id: '7' });
    expect(searchWithForm(opened, { form: 'users.add', subject: 'new' })).toEqual({
      ...search,
      open: 'users.add',
    });
    expect(searchWithForm(opened, null)).toEqual(search);
  });
});
