import '@mantine/core/styles/Fieldset.layer.css';
import { Badge, Fieldset, Stack, TextInput } from '@mantine/core';
import type { TemplateReply } from '@vigilo/contract/templates';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { FormGrid } from '../ui/form-grid.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TabList, tabId } from '../ui/tab-list.tsx';
import { CueGroups } from './cue-groups.tsx';
import { KeyTable } from './key-table.tsx';
import { RuleList } from './rule-list.tsx';
import { DifferencesPart } from './differences.tsx';
import { TableList } from './table-list.tsx';
import { toBody } from './template-body.ts';
import { toTemplateFields } from './template-fields.ts';
import { TryTemplate } from './try-template.tsx';
import { useTemplateForm } from './use-template-form.ts';
import type { TemplateForm as Form } from './use-template-form.ts';

const TABS = ['keys', 'cues', 'tables', 'rules', 'try'] as const;
type Tab = (typeof TABS)[number];

const PANEL = 'template-part';

interface TemplateFormProps {
  readonly does: 'view' | 'add' | 'change';
  /** The id of the template, of the one that is duplicated, or `new`. */
  readonly subject: string;
  /** What is looked at, changed or duplicated. */
  readonly template?: TemplateReply;
  readonly onClose: () => void;
}

/** The dialog that shows a template, adds one or changes one. */
export function TemplateForm({ does, subject, template, onClose }: TemplateFormProps) {
  const t = useTexts('templates');
  const form = useTemplateForm({ does, subject, template, onSaved: onClose });
  const isOther = does !== 'add' && template?.isOther === true;
  const tabs: readonly Tab[] = isOther ? ['tables'] : TABS;
  const [tab, setTab] = useState<Tab>(isOther ? 'tables' : 'keys');
  const [openKey, setOpenKey] = useState<string | null>(null);

  /** Shows the first part that is wrong before it is refused. */
  function submit(): void {
    const wrong = Object.keys(form.findFaults());
    const part = tabs.find((one) => wrong.some((input) => input.startsWith(one)));
    if (part !== undefined && !wrong.some((input) => input.startsWith(tab))) setTab(part);
    const key = wrong.map((input) => /^keys\.(\d+)/.exec(input)?.[1]).find((at) => at !== undefined);
    if (key !== undefined) setOpenKey(form.values.keys[Number(key)]?.id ?? null);
    form.submit();
  }

  const parts = (
    <Stack gap="md">
      {isOther && <Notice tone="gray">{t('otherNotice')}</Notice>}
      <Fieldset variant="unstyled" disabled={form.isReadOnly}>
        <Head form={form} isOther={isOther} />
      </Fieldset>
      <TabList
        label={t('tab.label')}
        tabs={tabs.map((value) => ({
          value,
          text: t(`tab.${value}`),
          mark: <FaultMark form={form} tab={value} />,
        }))}
        current={tab}
        panelId={PANEL}
        onTab={setTab}
      />
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
        <Part tab={tab} form={form} openKey={openKey} onOpenKey={setOpenKey}>
          <TryOut form={form} does={does} template={template} />
        </Part>
      </div>
    </Stack>
  );

  if (does === 'view')
    return (
      <Dialog title={t('view')} size="xl" onClose={onClose}>
        {parts}
      </Dialog>
    );
  return (
    <FormDialog
      form={{ ...form, submit }}
      title={does === 'add' ? t('add') : t('edit')}
      size="xl"
      onClose={onClose}
      failedTitle={t('saveFailed', { name: form.values.name })}
    >
      {parts}
    </FormDialog>
  );
}

interface PartProps {
  readonly tab: Tab;
  readonly form: Form;
  readonly openKey: string | null;
  readonly onOpenKey: (id: string | null) => void;
  /** What it is tried with. */
  readonly children: ReactNode;
}

/** What stands behind a tab. */
function Part({ tab, form, openKey, onOpenKey, children }: PartProps) {
  switch (tab) {
    case 'keys':
      return <KeyTable form={form} openKey={openKey} onOpen={onOpenKey} />;
    case 'cues':
      return <CueGroups form={form} />;
    case 'tables':
      return <TableList form={form} />;
    case 'rules':
      return <RuleList form={form} />;
    case 'try':
      return children;
  }
}

interface TryOutProps {
  readonly form: Form;
  readonly does: TemplateFormProps['does'];
  readonly template: TemplateReply | undefined;
}

/** The template as it stands in the form, on one document and on all of its type. */
function TryOut({ form, does, template }: TryOutProps) {
  const definition = toBody(form.values);
  const saved =
    template === undefined ? null : toBody(toTemplateFields(template.definition, template.version));
  const isSaved = JSON.stringify(definition) === JSON.stringify(saved);
  return (
    <Stack gap="md">
      <TryTemplate documentType={template?.definition.name ?? ''} definition={definition} />
      {does !== 'add' && template !== undefined && (
        <DifferencesPart id={template._id} definition={definition} isSaved={isSaved} />
      )}
    </Stack>
  );
}

/** How many things are wrong behind a tab. */
function FaultMark({ form, tab }: { readonly form: Form; readonly tab: Tab }) {
  const t = useTexts('templates');
  const count = Object.keys(form.errors).filter((input) => input.startsWith(tab)).length;
  return (
    count > 0 && (
      <Badge color="bad" aria-label={t('tab.faults', { count })}>
        {count}
      </Badge>
    )
  );
}

function Head({ form, isOther }: { readonly form: Form; readonly isOther: boolean }) {
  const t = useTexts('templates');
  const { value, onChange, error } = form.field('layout');
  return (
    <FormGrid>
      <TextInput
        label={t('field.name')}
        withAsterisk
        aria-required
        autoComplete="off"
        maxLength={100}
        disabled={isOther}
        {...form.getInputProps('name')}
      />
      {value !== 'none' && (
        <SelectField
          label={t('field.layout')}
          placeholder={t('field.layout')}
          options={(['form', 'statement'] as const).map((layout) => ({
            value: layout,
            text: `${t(`layout.${layout}`)}: ${t(`field.layoutHint.${layout}`)}`,
          }))}
          value={value}
          error={error}
          onChange={(layout) => onChange(layout === 'statement' ? 'statement' : 'form')}
        />
      )}
    </FormGrid>
  );
}
