import { Badge, Button, Group, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { writeType } from '../public/type-name.ts';
import type { LinkEdit } from './use-link-edit.ts';

const ICON = { size: '1.125rem', stroke: 1.75 } as const;
const NAME = { maxWidth: '20rem' } as const;

interface LinkEditBarProps {
  readonly edit: LinkEdit;
  readonly onFinish: () => void;
  readonly onCancel: () => void;
}

/** Leads over the documents that could be linked, and links them or not: with the arrow keys and the space bar too. */
export function LinkEditBar({ edit, onFinish, onCancel }: LinkEditBarProps) {
  const t = useTexts('relations');
  const ts = useTexts('shell');
  const { current, place, go } = edit;
  const count = edit.choices?.length ?? 0;
  const first = useRef<HTMLButtonElement>(null);
  const isReady = current !== undefined;
  // Whoever comes here by key goes on by key.
  useEffect(() => {
    if (isReady) first.current?.focus();
  }, [isReady]);
  function answerKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (step === null) return;
    event.preventDefault();
    go(step);
  }
  return (
    <Group role="toolbar" aria-label={t('edit')} gap="sm" onKeyDown={answerKey}>
      {current !== undefined && <Candidate edit={edit} />}
      <IconButton
        variant="default"
        label={t('previous')}
        disabledReason={place === 0 ? t('noPrevious') : undefined}
        onClick={() => go(-1)}
      >
        <IconArrowLeft {...ICON} />
      </IconButton>
      <IconButton
        variant="default"
        label={t('next')}
        disabledReason={place + 1 >= count ? t('noNext') : undefined}
        onClick={() => go(1)}
      >
        <IconArrowRight {...ICON} />
      </IconButton>
      {current !== undefined && (
        <Button
          ref={first}
          variant={current.isLinked ? 'light' : 'default'}
          aria-pressed={current.isLinked}
          data-tooltip={current.isLinked ? t('clickToUnlink') : t('clickToLink')}
          aria-description={current.isLinked ? t('clickToUnlink') : t('clickToLink')}
          onClick={edit.toggle}
        >
          {current.isLinked ? t('isLinked') : t('link')}
        </Button>
      )}
      <Button variant="default" onClick={onCancel}>
        {ts('cancel')}
      </Button>
      <Button onClick={onFinish}>{t('finish')}</Button>
    </Group>
  );
}

/** Which document it is, and why it is offered. */
function Candidate({ edit: { choices, current, place } }: { readonly edit: LinkEdit }) {
  const t = useTexts('relations');
  const td = useTexts('documentScreens');
  if (current === undefined) return null;
  const { documentType, documentName, reasons } = current.relation;
  return (
    <Group gap="sm" aria-live="polite">
      <Text size="sm" c="dimmed">
        {t('placeOf', { place: formatCount(place + 1), count: formatCount(choices?.length ?? 0) })}
      </Text>
      <Text size="sm" fw={600} truncate style={NAME}>
        {`${writeType(td, documentType)} - ${documentName}`}
      </Text>
      {reasons.map(({ code, message }) => (
        <Badge key={code} color="gray">
          {message}
        </Badge>
      ))}
    </Group>
  );
}
