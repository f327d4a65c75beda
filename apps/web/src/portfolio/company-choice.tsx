import { Button } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import classes from './company-choice.module.css';
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

/** A drop-down of companies that is searched by typing: arrows choose, Enter takes, Escape closes. */
export function CompanyChoice({ ref, chosen, onChoose, faultId }: CompanyChoiceProps) {
  const t = useTexts('portfolio');
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const found = useCompanyOptions(text, isOpen);
  const { options } = found;
  const active = Math.max(0, Math.min(place, options.length - 1));
  const isListed = isOpen && options.length > 0;
  const activeOption = isListed ? options[active] : undefined;
  const shown = chosen === null ? text : t('add.option', chosen);

  function type(typed: string): void {
    onChoose(null);
    setText(typed);
    setPlace(0);
    setOpen(true);
  }

  function take(option: CompanyOption): void {
    onChoose(option);
    setText('');
    setPlace(0);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setPlace(Math.max(0, Math.min(active + step, options.length - 1)));
      else setOpen(true);
    } else if (event.key === 'Enter' && isOpen) {
      // The form is sent by Enter only when the list is closed.
      event.preventDefault();
      if (activeOption !== undefined && found.state === 'current') take(activeOption);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <div className={classes.choice}>
      <input
        ref={ref}
        type="text"
        role="combobox"
        className={classes.input}
        aria-label={t('add.placeholder')}
        aria-expanded={isListed}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeOption && optionId(listId, activeOption)}
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
      />
      <span className={classes.sign}>
        {shown === '' ? (
          <IconChevronDown size="1rem" aria-hidden="true" />
        ) : (
          <IconButton label={t('add.clear')} size={26} onMouseDown={(event) => event.preventDefault()} onClick={() => type('')}>
            <IconX size="1rem" stroke={1.75} />
          </IconButton>
        )}
      </span>
      {isOpen && (
        <div className={classes.sheet}>
          {isListed && <OptionList id={listId} options={options} hasMore={found.hasMore} active={active} onChoose={take} onNearEnd={found.loadMore} />}
          <Outcome text={text} found={found} />
        </div>
      )}
    </div>
  );
}

/** Says how the search goes, where the list does not. */
function Outcome({ text, found: { options, state, retry } }: { readonly text: string; readonly found: CompanyOptions }) {
  const t = useTexts('portfolio');
  const tries = useTexts('shell');
  if (state === 'failed') {
    return (
      <div className={classes.outcome} role="alert">
        <p>{t('add.failed')}</p>
        <Button variant="default" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
          {tries('tryAgain')}
        </Button>
      </div>
    );
  }
  const words = state === 'waiting' ? t('add.loading') : options.length > 0 ? '' : text.trim() === '' ? t('add.noneLeft') : t('add.none', { text: text.trim() });
  return (
    <div className={classes.outcome} role="status" data-seen={options.length === 0}>
      {words}
    </div>
  );
}
