import { Box, Button, Input, Paper, Stack } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { CompanyOption, CompanyOptions } from './company-options.ts';
import { useCompanyOptions } from './company-options.ts';
import { OptionList, optionId } from './option-list.tsx';

interface CompanyChoiceProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly chosen: CompanyOption | null;
  readonly onChoose: (chosen: CompanyOption | null) => void;
  /** Id of the sentence that says what went wrong, where there is one. */
  readonly faultId: string | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

const OVER_THE_PAGE = { zIndex: 5, overflow: 'hidden' };

/** A drop-down of companies that is searched by typing: arrows choose, Enter takes, Escape closes. */
export function CompanyChoice({ ref, chosen, onChoose, faultId }: CompanyChoiceProps) {
  const t = useTexts('portfolio');
  const listId = useId();
  const choice = useChoice(onChoose);
  const { text, found, isOpen, setOpen, isListed, active, type, clear, onKeyDown } = choice;
  const activeOption = isListed ? found.options[active] : undefined;
  const shown = chosen === null ? text : t('add.option', chosen);
  return (
    <Box pos="relative" flex="0 1 24rem" miw="14rem">
      <Input
        ref={ref}
        withAria={false}
        role="combobox"
        aria-label={t('add.placeholder')}
        aria-expanded={isListed}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeOption && optionId(listId, activeOption)}
        error={faultId !== undefined}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={t('add.placeholder')}
        value={shown}
        title={chosen === null ? undefined : shown}
        onChange={(event) => type(event.currentTarget.value)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        rightSection={<Sign isEmpty={shown === ''} onClear={clear} />}
        rightSectionPointerEvents={shown === '' ? 'none' : 'all'}
      />
      {isOpen && <Sheet listId={listId} choice={choice} />}
    </Box>
  );
}

interface SheetProps {
  readonly listId: string;
  readonly choice: ReturnType<typeof useChoice>;
}

/** The options below the field, or how the search for them goes. */
function Sheet({ listId, choice: { text, found, isListed, active, take } }: SheetProps) {
  return (
    <Paper
      withBorder
      radius="lg"
      shadow="md"
      pos="absolute"
      top="calc(100% + 6px)"
      left={0}
      w="max(100%, 24rem)"
      maw="calc(100vw - 2 * var(--mantine-spacing-md))"
      style={OVER_THE_PAGE}
    >
      {isListed && (
        <OptionList
          id={listId}
          options={found.options}
          hasMore={found.hasMore}
          active={active}
          onChoose={take}
          onNearEnd={found.loadMore}
        />
      )}
      <Outcome text={text} found={found} />
    </Paper>
  );
}

/** What is typed, what is found by it, and the keys. */
function useChoice(onChoose: (chosen: CompanyOption | null) => void) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const found = useCompanyOptions(text, isOpen);
  const last = Math.max(0, found.options.length - 1);
  const active = Math.min(place, last);

  function show(next: string, opens: boolean): void {
    setText(next);
    setPlace(0);
    setOpen(opens);
  }

  function take(option: CompanyOption): void {
    onChoose(option);
    show('', false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setPlace(Math.max(0, Math.min(active + step, last)));
      else setOpen(true);
    } else if (event.key === 'Enter' && isOpen) {
      // The form is sent by Enter only when the list is closed.
      event.preventDefault();
      const option = found.options[active];
      if (option !== undefined && found.state === 'current') take(option);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  }

  function type(typed: string): void {
    onChoose(null);
    show(typed, true);
  }

  function clear(): void {
    onChoose(null);
    show('', false);
  }

  const isListed = isOpen && found.options.length > 0;
  return { text, found, isOpen, setOpen, isListed, active, type, take, clear, onKeyDown };
}

/** At the end of the field: the sign of a drop-down, or the way to empty it. */
function Sign({ isEmpty, onClear }: { readonly isEmpty: boolean; readonly onClear: () => void }) {
  const t = useTexts('portfolio');
  if (isEmpty) return <IconChevronDown size="1rem" aria-hidden="true" />;
  return (
    <IconButton
      label={t('add.clear')}
      size={26}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <IconX size="1rem" stroke={1.75} />
    </IconButton>
  );
}

/** Says how the search goes, where the list does not. */
function Outcome({
  text,
  found: { options, state, retry },
}: {
  readonly text: string;
  readonly found: CompanyOptions;
}) {
  const t = useTexts('portfolio');
  const tries = useTexts('shell');
  if (state === 'failed') {
    return (
      <Stack gap="sm" align="flex-start" px="lg" py="md" c="dimmed" role="alert">
        <p>{t('add.failed')}</p>
        <Button variant="default" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
          {tries('tryAgain')}
        </Button>
      </Stack>
    );
  }
  const outcomeText =
    state === 'waiting'
      ? t('add.loading')
      : options.length > 0
        ? ''
        : text.trim() === ''
          ? t('add.noneLeft')
          : t('add.none', { text: text.trim() });
  return (
    <Box role="status" {...(outcomeText !== '' && { px: 'lg', py: 'md', c: 'dimmed' })}>
      {outcomeText}
    </Box>
  );
}
