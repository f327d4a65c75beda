import '@mantine/core/styles/Fieldset.layer.css';
import '@mantine/core/styles/Grid.layer.css';
import { Button, Fieldset, Grid, Group, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { SubRole } from '@vigilo/contract/access';
import { useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { InlineForm } from '../../ui/inline-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DescriptionField, NameField } from '../named-form.tsx';
import { PriorityDialog } from './priority-dialog.tsx';
import { useSubRoleForm } from './sub-role-form.ts';

/** Name, priority and description of a sub-role, to change. */
export function SubRolePanel({ subRole }: { readonly subRole: SubRole }) {
  const t = useTexts('access');
  const { name, priority, parentRole, can } = subRole;
  const form = useSubRoleForm({
    roleId: parentRole._id,
    title: name,
    record: subRole,
    takenText: t('subRoleExists'),
  });
  const [isOrdering, setOrdering] = useState(false);
  const canEdit = can.includes('edit');
  const save = (
    <Group justify="end">
      <Button type="submit" loading={form.isBusy}>
        {t('save')}
      </Button>
    </Group>
  );
  return (
    <Panel>
      {!canEdit && <Notice tone="gray" title={t('subRolePage.mayNot')} />}
      <InlineForm form={form} label={t('subRoles.editing', { name })} buttons={canEdit && save}>
        <Fieldset variant="unstyled" disabled={!canEdit}>
          <Grid gap="md">
            <Grid.Col span={9}>
              <NameField form={form} />
            </Grid.Col>
            <Grid.Col span={3}>
              <TextInput
                label={t('field.priority')}
                readOnly
                value={formatCount(priority)}
                rightSectionPointerEvents="all"
                rightSection={
                  <IconButton label={t('priority.change')} size={26} onClick={() => setOrdering(true)}>
                    <IconPencil size="1rem" stroke={1.75} />
                  </IconButton>
                }
              />
            </Grid.Col>
            <Grid.Col span={12}>
              <DescriptionField form={form} rows={3} />
            </Grid.Col>
          </Grid>
        </Fieldset>
      </InlineForm>
      {isOrdering && <PriorityDialog roleId={parentRole._id} onClose={() => setOrdering(false)} />}
    </Panel>
  );
}
