import { expect, it } from 'vitest';
import { buildProjectLink } from './project-link.ts';

it('puts the name into the address so that it stays one part of it', () => {
  expect(buildProjectLink('https://projects.example/{name}/files', 'North & $& Co/1')).toBe(
    'https://projects.example/North%20%26%20%24%26%20Co%2F1/files',
  );
});

it('has no link without a name or an address', () => {
  expect(buildProjectLink('https://projects.example/{name}', '')).toBeNull();
  expect(buildProjectLink('', 'North')).toBeNull();
});
