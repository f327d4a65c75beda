import { PAGES } from '@vigilo/domain/access/pages';
import { findPermission } from '@vigilo/domain/access/permissions';
import { useTexts } from '../lib/texts.ts';

const CATEGORIES = [...new Set(PAGES.map(({ category }) => category))];
const SUB_CATEGORIES = [...new Set(PAGES.map(({ subCategory }) => subCategory))];

export interface AccessTexts {
  /** A component in words: 'Edit companies'. */
  readonly component: (key: string) => string;
  readonly page: (name: string) => string;
  readonly category: (name: string) => string;
  readonly subCategory: (name: string) => string;
}

/** Writes pages and their components in the language of the page; what is unknown stays as it is. */
export function useAccessTexts(): AccessTexts {
  const t = useTexts('access');
  return {
    component: (name) => {
      const key = findPermission(name);
      return key === null ? name : t(`permission.${key}`);
    },
    page: (name) => {
      const known = PAGES.find((page) => page.name === name);
      return known === undefined ? name : t(`page.${known.name}`);
    },
    category: (name) => {
      const known = CATEGORIES.find((one) => one === name);
      return known === undefined ? name : t(`category.${known}`);
    },
    subCategory: (name) => {
      const known = SUB_CATEGORIES.find((one) => one === name);
      return known === undefined ? name : t(`subCategory.${known}`);
    },
  };
}
