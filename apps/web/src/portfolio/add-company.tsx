import { Box, Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import type { Translate } from '../lib/texts.ts';
import { showToast } from '../ui/toast.ts';
import { CompanyChoice } from './company-choice.tsx';
import type { CompanyOption } from './company-options.ts';
import { addToPortfolio, removeFromPortfolio } from './public/own-portfolio.ts';

/** Chooses a company and adds it. What fails is said below, and the choice is cleared (specification 2, section 8). */
export function AddCompany() {
  const t = useTexts('portfolio');
  const faultId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<CompanyOption | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function add({ id, ticker }: CompanyOption): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      await addToPortfolio(ticker);
      showToast({
        kind: 'success',
        title: t('added.title'),
        text: t('added.text', { ticker }),
        action: { label: t('removed.undo'), run: () => void undo(id, t), isUndo: true },
      });
    } catch (thrown) {
      setFault(toProblem(thrown, t('add.failedMessage')).message);
    } finally {
      setBusy(false);
      setChosen(null);
      field.current?.focus();
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen !== null && !isBusy) void add(chosen);
  }

  return (
    <Box component="form" flex="1 1 24rem" miw={0} onSubmit={submit}>
      <Group gap="sm">
        <CompanyChoice
          ref={field}
          chosen={chosen}
          onChoose={(option) => {
            setChosen(option);
            setFault(null);
          }}
          faultId={fault === null ? undefined : faultId}
        />
        <Button
          type="submit"
          disabled={chosen === null}
          loading={isBusy}
          leftSection={<IconPlus size="1.125rem" stroke={1.75} aria-hidden="true" />}
        >
          {t('add.submit')}
        </Button>
      </Group>
      <Text id={faultId} role="alert" c="var(--v-bad-ink)" {...(fault !== null && { mt: 'xs' })}>
        {fault !== null && t('add.problem', { message: fault })}
      </Text>
    </Box>
  );
}

async function undo(id: string, t: Translate<'portfolio'>): Promise<void> {
  try {
    await removeFromPortfolio(id);
  } catch (thrown) {
    showToast({
      kind: 'error',
      title: t('remove.failed'),
      text: toProblem(thrown, t('remove.failedHint')).message,
    });
  }
}
