import { ActionIcon, Box } from '@mantine/core';
import {
  IconDownload,
  IconExternalLink,
  IconEye,
  IconFileDownload,
  IconRefresh,
  IconRestore,
  IconSend,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { DocumentRow } from '@vigilo/contract/documents';
import type { DocumentAction } from '@vigilo/domain/documents/document-actions';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { documentPath } from '../document-path.ts';

/** Seven icons stand in a row: a little closer than elsewhere. */
const ICON_BOX = 26;
const ICON = { size: '1.125rem', stroke: 1.75 } as const;
const WAITING = { cursor: 'wait' };

/** The places of the actions. Two that are never offered together share one. */
const PLACES: readonly (readonly DocumentAction[])[] = [
  ['view'],
  ['redigitize'],
  ['link'],
  ['download-original'],
  ['download', 'restore'],
  ['send'],
  ['delete', 'force-delete'],
];

const ICONS: Readonly<Record<DocumentAction, Icon>> = {
  view: IconEye,
  redigitize: IconRefresh,
  link: IconExternalLink,
  download: IconDownload,
  'download-original': IconFileDownload,
  send: IconSend,
  delete: IconTrash,
  restore: IconRestore,
  'force-delete': IconTrashX,
};

interface RowActionsProps {
  readonly row: DocumentRow;
  /** Something is being fetched for this row. */
  readonly isBusy: boolean;
  readonly onAction: (action: DocumentAction, row: DocumentRow) => void;
}

/** What can be done with a document, each at its place; what is not offered leaves a gap. */
export function RowActions({ row, isBusy, onAction }: RowActionsProps) {
  return (
    <Box component="span" display="inline-flex">
      {PLACES.map((place) => {
        const action = place.find((each) => row.can.includes(each));
        return action === undefined ? (
          <Box key={place.join('-')} component="span" w={ICON_BOX} />
        ) : (
          <RowActionButton
            key={place.join('-')}
            action={action}
            row={row}
            isBusy={isBusy}
            onAction={onAction}
          />
        );
      })}
    </Box>
  );
}

function RowActionButton({
  action,
  row,
  isBusy,
  onAction,
}: RowActionsProps & { readonly action: DocumentAction }) {
  const t = useTexts('documentScreens');
  const ItsIcon = ICONS[action];
  const label = t(`action.${action}`, { name: row.OriginalFileName });
  if (action === 'view')
    return (
      <ActionIcon
        size={ICON_BOX}
        aria-label={label}
        data-tooltip={label}
        renderRoot={(root) => <Link to={documentPath(row._id)} {...root} />}
      >
        <ItsIcon {...ICON} />
      </ActionIcon>
    );
  const isWaiting = isBusy && (action === 'download' || action === 'download-original');
  return (
    <IconButton
      size={ICON_BOX}
      label={label}
      {...(action === 'force-delete' && { color: 'bad' })}
      aria-busy={isWaiting}
      style={isWaiting ? WAITING : {}}
      onClick={() => onAction(action, row)}
    >
      <ItsIcon {...ICON} />
    </IconButton>
  );
}
