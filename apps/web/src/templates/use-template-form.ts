import { addTemplate, changeTemplate } from '@vigilo/contract/templates';
import type { TemplateReply } from '@vigilo/contract/templates';
import type { TemplateFaultCode } from '@vigilo/domain/templates/check-template';
import { callApi } from '../lib/call-api.ts';
import { useRecordForm, wordFaults } from '../lib/form.ts';
import type { RecordForm } from '../lib/form.ts';
import { Problem } from '../lib/problem.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.ts';
import { draftTitle } from '../lib/use-draft.ts';
import { showToast } from '../ui/toast.ts';
import { toBody } from './template-body.ts';
import { NEW_TEMPLATE, listTemplateFaults, toInput, toTemplateFields } from './template-fields.ts';
import type { TemplateFields } from './template-fields.ts';
import { refreshTemplates, templateQuery, templatesQuery } from './templates-queries.ts';

export interface TemplateForm extends RecordForm<TemplateFields> {
  /** The template is only looked at. */
  readonly isReadOnly: boolean;
  /** What is wrong with what stands in the form now, by its input. */
  readonly findFaults: () => Readonly<Record<string, TemplateFaultCode>>;
}

interface TemplateFormOptions {
  readonly does: 'view' | 'add' | 'change';
  readonly subject: string;
  /** What is changed, or duplicated. */
  readonly template: TemplateReply | undefined;
  readonly onSaved: () => void;
}

const BODY = 'body.definition.';

/** The state of the form that adds or changes a template. */
export function useTemplateForm({ does, subject, template, onSaved }: TemplateFormOptions): TemplateForm {
  const t = useTexts('templates');
  const isAdded = does === 'add';
  const changed = isAdded ? undefined : template;
  const name = template?.definition.name ?? '';
  const findFaults = (fields: TemplateFields) =>
    listTemplateFaults(fields, {
      otherNames: listOtherNames(changed?._id),
      isOther: changed?.isOther === true,
    });
  const form = useRecordForm<TemplateFields, TemplateReply>({
    form: isAdded ? 'templates.add' : 'templates.change',
    subject,
    title: (fields) => draftTitle(changed && { name }, fields.name, t('add')),
    initial: begin(),
    validate: (fields) => wordFaults(findFaults(fields), (code) => t(`fault.${code}`)),
    save: async (fields) => {
      const definition = toBody(fields);
      const saved =
        changed === undefined
          ? callApi(addTemplate, { body: { definition } })
          : callApi(changeTemplate, {
              params: { id: changed._id },
              body: { definition, version: fields.version },
            });
      return (await saved).data;
    },
    onSaved: async ({ definition }) => {
      await refreshTemplates();
      const values = { name: definition.name };
      showToast({
        kind: 'success',
        title: t('success'),
        text: isAdded ? t('added', values) : t('updated', values),
      });
      onSaved();
    },
    explain: (error, fields) => {
      if (!(error instanceof Problem)) return undefined;
      const refused = Object.entries(error.fields).filter(([path]) => path.startsWith(BODY));
      if (refused.length === 0) return undefined;
      return Object.fromEntries(
        refused.map(([path, text]) => [toInput(path.slice(BODY.length), fields), text]),
      );
    },
    load:
      changed &&
      (async () => {
        const newest = await queryClient.fetchQuery(templateQuery(changed._id));
        return toTemplateFields(newest.definition, newest.version);
      }),
  });
  return { ...form, isReadOnly: does === 'view', findFaults: () => findFaults(form.getValues()) };

  function begin(): TemplateFields {
    if (template === undefined) return NEW_TEMPLATE;
    const fields = toTemplateFields(template.definition, isAdded ? 0 : template.version);
    return isAdded ? { ...fields, name: t('copyOf', { name }) } : fields;
  }
}

function listOtherNames(ownId: string | undefined): string[] {
  const known = queryClient.getQueryData(templatesQuery.queryKey) ?? [];
  return known.filter(({ _id, state }) => _id !== ownId && state !== 'removed').map(({ name }) => name);
}
