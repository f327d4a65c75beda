import { useQuery } from '@tanstack/react-query';
import { removeTemplate, returnTemplate } from '@vigilo/contract/templates';
import type { TemplateReply, TemplateRow } from '@vigilo/contract/templates';
import type { TemplateAction } from '@vigilo/domain/templates/template-actions';
import type { ReactNode } from 'react';
import { writeType } from '../documents/public/type-name.ts';
import { callApi } from '../lib/call-api.ts';
import { NEW, useOpenedForm } from '../lib/opened-form.ts';
import { useCan } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import { GoneRecord } from '../ui/gone-record.tsx';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { TemplateForm } from './template-form.tsx';
import { TemplateVersions } from './template-versions.tsx';
import { refreshTemplates, templateQuery } from './templates-queries.ts';

/** What the address calls the dialog of each action; those of forms are named as their drafts are. */
export const DIALOG_BY_ACTION = {
  view: 'templates.view',
  edit: 'templates.change',
  versions: 'templates.versions',
  duplicate: 'templates.add',
  return: 'templates.return',
  delete: 'templates.delete',
} as const satisfies Record<TemplateAction, string>;

interface DialogProps {
  readonly template: TemplateRow;
  readonly onClose: () => void;
}

/** The dialog that the address says is open, where the user can do that. */
export function TemplatesDialogs({ templates }: { readonly templates: readonly TemplateRow[] | undefined }) {
  const { opened, close } = useOpenedForm();
  const canAdd = useCan('create-template');
  if (opened === null || templates === undefined) return null;
  const { form, subject } = opened;
  if (form === DIALOG_BY_ACTION.duplicate && subject === NEW)
    return canAdd && <TemplateForm does="add" subject={NEW} onClose={close} />;
  const template = templates.find(({ _id }) => _id === subject);
  if (template === undefined) return <GoneRecord onClose={close} />;
  const props = { template, onClose: close };
  // What is done is said for two seconds, though it can no longer be done then.
  if (form === DIALOG_BY_ACTION.delete) return <RemoveTemplate key={subject} {...props} />;
  if (form === DIALOG_BY_ACTION.return) return <ReturnTemplate key={subject} {...props} />;
  return <OpenedTemplate key={`${form} ${subject}`} form={form} {...props} />;
}

function OpenedTemplate({ form, template, onClose }: DialogProps & { readonly form: string }) {
  const t = useTexts('templates');
  const action = template.can.find((one) => DIALOG_BY_ACTION[one] === form);
  const open = (render: (record: TemplateReply) => ReactNode) => (
    <LoadedTemplate id={template._id} title={t('view')} onClose={onClose}>
      {render}
    </LoadedTemplate>
  );
  const subject = template._id;
  switch (action) {
    case 'view':
      return open((record) => (
        <TemplateForm does="view" subject={subject} template={record} onClose={onClose} />
      ));
    case 'edit':
      return open((record) => (
        <TemplateForm does="change" subject={subject} template={record} onClose={onClose} />
      ));
    case 'versions':
      return <TemplateVersions template={template} onClose={onClose} />;
    case 'duplicate':
      return open((record) => (
        <TemplateForm does="add" subject={subject} template={record} onClose={onClose} />
      ));
    default:
      return null;
  }
}

interface LoadedTemplateProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (template: TemplateReply) => ReactNode;
}

function LoadedTemplate({ id, title, onClose, children }: LoadedTemplateProps) {
  const t = useTexts('templates');
  const answer = useQuery({ ...templateQuery(id), refetchOnMount: 'always' });
  return (
    <RecordDialog title={title} size="xl" failedText={t('loadFailed')} answer={answer} onClose={onClose}>
      {children}
    </RecordDialog>
  );
}

/** Asks before a template is removed, and does it. */
function RemoveTemplate({ template: { _id: id, name: stored, state }, onClose }: DialogProps) {
  const t = useTexts('templates');
  const name = writeType(useTexts('documentScreens'), stored);
  return (
    <Confirmation
      title={t('delete.title', { name })}
      text={state === 'own' ? t('delete.text') : t('delete.shippedText')}
      confirmText={t('delete.confirm')}
      isDangerous
      onConfirm={() => callApi(removeTemplate, { params: { id } })}
      doneText={t('delete.done', { name })}
      onDone={() => void refreshTemplates()}
      onClose={onClose}
    />
  );
}

/** Asks before a template is returned to what was shipped, and does it. */
function ReturnTemplate({ template: { _id: id, name: stored }, onClose }: DialogProps) {
  const t = useTexts('templates');
  const name = writeType(useTexts('documentScreens'), stored);
  return (
    <Confirmation
      title={t('return.title', { name })}
      text={t('return.text')}
      confirmText={t('return.confirm')}
      isDangerous
      onConfirm={() => callApi(returnTemplate, { params: { id }, body: {} })}
      doneText={t('return.done', { name })}
      onDone={() => void refreshTemplates()}
      onClose={onClose}
    />
  );
}
