import { useTexts } from '../lib/texts.ts';

/** The forms that keep drafts and have a name for people. */
const FORMS = [
  'users.add',
  'users.change',
  'clients.add',
  'clients.change',
  'roles.add',
  'roles.change',
  'sub-roles.add',
  'sub-roles.change',
  'page-filters.add',
  'page-filters.change',
  'page-filters.grid',
  'templates.add',
  'templates.change',
  'companies.add',
  'companies.change',
  'review.rows',
  'review.table',
  'child-documents.add',
  'child-documents.change',
  'child-documents.tag',
  'relations.reconcile',
  'comments.add',
  'comments.answer',
  'comments.change',
  'events.add',
  'events.change',
  'news.change',
] as const;

/** Writes the name of a form such as `users.add` for people; one without a name stays as it is. */
export function useFormName(): (form: string) => string {
  const t = useTexts('drafts');
  return (form) => {
    const known = FORMS.find((one) => one === form);
    return known === undefined ? form : t(`form.${known}`);
  };
}
