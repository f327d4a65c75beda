import { Anchor, Button, Group, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconExternalLink, IconLink } from '@tabler/icons-react';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { disabledWith } from '../../ui/disabled-with.ts';
import { screeningPath } from '../document-path.ts';
import { writeType } from '../public/type-name.ts';
import type { ChildDetail } from '../summary/summary-queries.ts';

export type LinkedDocument = ChildDetail['LinkedDocuments'][number];

const ICON = { size: '1rem', stroke: 1.75, 'aria-hidden': true } as const;
const BROKEN = { overflowWrap: 'anywhere' } as const;
const SHORT = { maxWidth: '13rem', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const WHOLE = { whiteSpace: 'pre' } as const;

interface LinkedDocumentsProps {
  readonly linked: readonly LinkedDocument[];
  /** The one that is shown beside the child document; none where it stands alone. */
  readonly shown?: LinkedDocument | undefined;
  readonly onShow?: (linked: LinkedDocument) => void;
}

/** The documents that a child document is linked to, each with the way to its own screening in a new window. */
export function LinkedDocuments({ linked, shown, onShow }: LinkedDocumentsProps) {
  const t = useTexts('relations');
  const count = formatCount(linked.length);
  const name = useLinkedName(shown);
  const place = shown === undefined ? 0 : linked.indexOf(shown) + 1;
  return (
    <Popover
      width="24rem"
      position="bottom-end"
      withArrow
      trapFocus
      returnFocus
      disabled={linked.length === 0}
    >
      <Popover.Target>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconLink {...ICON} />}
          rightSection={<IconChevronDown {...ICON} />}
          {...(linked.length === 0 && disabledWith(t('none')))}
        >
          {shown === undefined ? (
            t('linkedCount', { count })
          ) : (
            <>
              <span style={SHORT}>{name}</span>
              <span style={WHOLE}> {t('shownOf', { place: formatCount(place), count })}</span>
            </>
          )}
        </Button>
      </Popover.Target>
      <Popover.Dropdown tabIndex={-1} data-autofocus>
        <Stack component="ul" gap="xs" m={0} p={0} aria-label={t('linked')}>
          {linked.map((each) => (
            <LinkedRow key={each.id} linked={each} isShown={each === shown} onShow={onShow} />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** 'document type - file name', as specified (3, section 2.6); '' of none. */
function useLinkedName(linked: LinkedDocument | undefined): string {
  const td = useTexts('documentScreens');
  return linked === undefined ? '' : `${writeType(td, linked.documentType)} - ${linked.documentName}`;
}

interface LinkedRowProps {
  readonly linked: LinkedDocument;
  readonly isShown: boolean;
  readonly onShow: ((linked: LinkedDocument) => void) | undefined;
}

function LinkedRow({ linked, isShown, onShow }: LinkedRowProps) {
  const t = useTexts('relations');
  const name = useLinkedName(linked);
  return (
    <Group component="li" gap="sm" justify="space-between" wrap="nowrap">
      {onShow === undefined ? (
        <Text style={BROKEN}>{name}</Text>
      ) : (
        <UnstyledButton
          style={BROKEN}
          fw={isShown ? 600 : undefined}
          aria-current={isShown}
          onClick={() => onShow(linked)}
        >
          {name}
        </UnstyledButton>
      )}
      <Anchor
        href={screeningPath(linked.parentDocumentId, linked.id)}
        target="_blank"
        rel="noopener"
        aria-label={t('openNamed', { name })}
        data-tooltip={t('open')}
      >
        <IconExternalLink {...ICON} />
      </Anchor>
    </Group>
  );
}
