import { Badge, Group } from '@mantine/core';
import { IconCopy, IconEdit, IconHistory, IconInfoCircle, IconRestore, IconTrash } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { TemplateRow } from '@vigilo/contract/templates';
import type { TemplateAction } from '@vigilo/domain/templates/template-actions';
import {
  TEMPLATE_ACTIONS,
  TEMPLATE_PERMISSIONS,
  fitsTemplate,
} from '@vigilo/domain/templates/template-actions';
import { can } from '@vigilo/domain/access/can';
import type { TemplateState } from '@vigilo/domain/templates/template';
import { useMemo } from 'react';
import { formatCount, formatDay } from '../lib/format.ts';
import { useAccess } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import type { Translate } from '../lib/texts.ts';
import type { Tone } from '../lib/theme.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import type { TableColumn } from '../ui/data-table/table-column.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ListPanel } from '../ui/list-page.tsx';
import { TruncatedText } from '../ui/truncated-text.tsx';

const ICONS: Readonly<Record<TemplateAction, Icon>> = {
  view: IconInfoCircle,
  edit: IconEdit,
  versions: IconHistory,
  duplicate: IconCopy,
  return: IconRestore,
  delete: IconTrash,
};

const TONES: Readonly<Record<TemplateState, Tone>> = {
  shipped: 'gray',
  changed: 'action',
  own: 'action',
  removed: 'bad',
};

interface TemplatesTableProps {
  /** Undefined while they load. */
  readonly templates: readonly TemplateRow[] | undefined;
  readonly onAction: (action: TemplateAction, id: string) => void;
}

/** The templates in the order in which a page is offered to them; removed ones are struck through. */
export function TemplatesTable({ templates, onAction }: TemplatesTableProps) {
  const t = useTexts('templates');
  const columns = useMemo(() => buildColumns(t, onAction), [t, onAction]);
  return (
    <ListPanel>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={templates}
        getId={({ _id }) => _id}
        getLook={({ state }) => (state === 'removed' ? 'struck' : undefined)}
        empty={<EmptyState title={t('noneFound')} />}
      />
    </ListPanel>
  );
}

function buildColumns(
  t: Translate<'templates'>,
  onAction: TemplatesTableProps['onAction'],
): readonly TableColumn<TemplateRow>[] {
  return [
    {
      key: 'name',
      title: t('col.name'),
      least: 12,
      isRowHead: true,
      sortBy: ({ name }) => name,
      cell: ({ name }) => <TruncatedText text={name} />,
    },
    {
      key: 'layout',
      title: t('col.layout'),
      width: 9,
      sortBy: ({ layout }) => t(`layout.${layout}`),
      cell: ({ layout }) => t(`layout.${layout}`),
    },
    {
      key: 'state',
      title: t('col.state'),
      width: 9.5,
      sortBy: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <Badge color={TONES[state]}>{t(`state.${state}`)}</Badge>,
    },
    ...(['keys', 'documents'] as const).map((count): TableColumn<TemplateRow> => ({
      key: count,
      title: t(`col.${count}`),
      width: 6.5,
      isAtEnd: true,
      sortBy: (template) => template[count],
      cell: (template) => formatCount(template[count]),
    })),
    {
      key: 'updated',
      title: t('col.updated'),
      width: 9.5,
      sortBy: ({ lastUpdatedOn }) => lastUpdatedOn,
      cell: ({ lastUpdatedOn }) => formatDay(lastUpdatedOn),
    },
    {
      key: 'action',
      title: t('col.action'),
      width: 15,
      isAtEnd: true,
      cell: (template) => <TemplateActions template={template} onAction={onAction} />,
    },
  ];
}

interface TemplateActionsProps {
  readonly template: TemplateRow;
  readonly onAction: TemplatesTableProps['onAction'];
}

/** What can be done with a template; what cannot says why. */
function TemplateActions({ template, onAction }: TemplateActionsProps) {
  const t = useTexts('templates');
  const access = useAccess();
  return (
    <Group gap="xs" wrap="nowrap" display="inline-flex">
      {TEMPLATE_ACTIONS.map((action) => {
        const ItsIcon = ICONS[action];
        return (
          <IconButton
            key={action}
            size="md"
            label={t(`action.${action}`, { name: template.name })}
            disabledReason={findReason(action)}
            onClick={() => onAction(action, template._id)}
          >
            <ItsIcon size="1.125rem" stroke={1.75} />
          </IconButton>
        );
      })}
    </Group>
  );

  function findReason(action: TemplateAction): string | undefined {
    if (template.can.includes(action)) return undefined;
    const { _id: id, state } = template;
    if (!can(access, TEMPLATE_PERMISSIONS[action]) || fitsTemplate(action, { id, state })) return t('whyNot');
    if (action === 'return') return state === 'own' ? t('whyNot.own') : t('whyNot.return');
    return state === 'removed' ? t('whyNot.removed') : t('whyNot.other');
  }
}
