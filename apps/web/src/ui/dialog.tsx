import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Button, Modal } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '../lib/texts.ts';
import classes from './dialog.module.css';
import { Tooltip } from './tooltip.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useTopEscape } from './use-top-escape.ts';

const WIDTHS = { md: '28rem', lg: '40rem', xl: '68rem' } as const;

export interface DialogProps {
  readonly title: string;
  readonly size?: keyof typeof WIDTHS;
  /** Something is being saved: nothing can be pressed and the dialog stays. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  /** What Escape and the cross do instead of closing like Cancel, such as leaving the draft of what was typed. */
  readonly onLeave?: (() => void) | undefined;
  /** Set: the dialog is a form with Cancel and Save, and Enter saves too. Not set: it is read, and has Close. */
  readonly onSave?: (() => void) | undefined;
  /** What the button says instead of Save. */
  readonly saveText?: string | undefined;
  /** Saving takes something away. */
  readonly isDangerous?: boolean;
  /** What is typed in it is saved by buttons of its own, so a press beside it does not close it. */
  readonly hasOwnForms?: boolean;
  /** Set: nothing can be saved now, and this is why. */
  readonly saveDisabledReason?: string | undefined;
  /** Above the buttons, such as what went wrong. */
  readonly message?: ReactNode;
  /** At the left of the buttons. */
  readonly footerStart?: ReactNode;
  /** Stands in place of Cancel or Close. */
  readonly otherButton?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A sheet over the page that is done before anything else. Draw it while it is open: the focus begins in its first field and goes back
 * to where it came from; Escape closes it, unless it is busy. Dialogs may lie over dialogs.
 */
export function Dialog({
  title,
  size = 'md',
  isBusy = false,
  onClose,
  onLeave = onClose,
  onSave,
  hasOwnForms = false,
  message,
  children,
  ...foot
}: DialogProps) {
  const t = useTexts('shell');
  const content = useRef<HTMLDivElement>(null);
  useFocusReturn();
  useTopEscape(() => !isBusy && onLeave());
  const inside = (
    <>
      <div className={classes.content}>{children}</div>
      {message !== undefined && message !== false && <div className={classes.message}>{message}</div>}
      <DialogFooter {...foot} isBusy={isBusy} isForm={onSave !== undefined} onClose={onClose} />
    </>
  );
  function submit(event: FormEvent): void {
    event.preventDefault();
    // A dialog over this one is inside it for React, not on the page.
    event.stopPropagation();
    if (isBusy || foot.saveDisabledReason !== undefined) return;
    if (!hasInvalidInput(content.current)) onSave?.();
    requestAnimationFrame(() => focusFirstFault(content.current));
  }
  return (
    <Modal.Root
      opened
      onClose={() => !isBusy && onLeave()}
      size={WIDTHS[size]}
      radius="lg"
      yOffset="7dvh"
      closeOnEscape={false}
      closeOnClickOutside={onSave === undefined && !hasOwnForms}
      returnFocus={false}
      classNames={{ content: classes.sheet ?? '', body: classes.body ?? '' }}
    >
      <Modal.Overlay color="var(--v-backdrop)" />
      <Modal.Content aria-busy={isBusy}>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} title={t('close')} disabled={isBusy} />
        </div>
        <Modal.Body ref={content}>
          {onSave === undefined ? (
            <div className={classes.inside}>{inside}</div>
          ) : (
            <form noValidate className={classes.inside} onSubmit={submit}>
              {inside}
            </form>
          )}
          <FirstFocus />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Marks where the focus begins: the first field, or the last button where there is none. Drawn last, when all of them are there. */
function FirstFocus() {
  const own = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const around = own.current?.parentElement;
    if (!around || around.querySelector('[data-autofocus]') !== null) return;
    const field = around.querySelector(
      'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)',
    );
    const first = field ?? [...around.querySelectorAll('button')].at(-1);
    first?.setAttribute('data-autofocus', '');
  }, []);
  return <span ref={own} hidden />;
}

/** Whether a field holds something that it could not take. */
function hasInvalidInput(content: HTMLElement | null): boolean {
  return [...(content?.querySelectorAll('input') ?? [])].some((field) => field.validity.customError);
}

/** What is wrong is where the person goes on. */
export function focusFirstFault(content: HTMLElement | null): void {
  content
    ?.querySelector<HTMLElement>(
      'input[aria-invalid="true"], select[aria-invalid="true"], textarea[aria-invalid="true"], button[data-invalid="true"]',
    )
    ?.focus();
}

interface DialogFooterProps extends Pick<
  DialogProps,
  'saveText' | 'isDangerous' | 'saveDisabledReason' | 'footerStart' | 'otherButton' | 'onClose'
> {
  readonly isBusy: boolean;
  readonly isForm: boolean;
}

function DialogFooter({
  isForm,
  isBusy,
  saveText,
  isDangerous = false,
  saveDisabledReason,
  footerStart,
  otherButton,
  onClose,
}: DialogFooterProps) {
  const t = useTexts('shell');
  const isDisabled = saveDisabledReason !== undefined;
  return (
    <div className={classes.foot}>
      <div className={classes.start}>{footerStart}</div>
      {otherButton ?? (
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {isForm ? t('cancel') : t('close')}
        </Button>
      )}
      {isForm && (
        <Tooltip label={saveDisabledReason ?? ''} isDisabled={!isDisabled}>
          <Button
            type="submit"
            loading={isBusy}
            {...(isDangerous && { color: 'red' })}
            {...(isDisabled && { 'aria-disabled': true, 'data-disabled': true })}
          >
            {saveText ?? t('save')}
          </Button>
        </Tooltip>
      )}
    </div>
  );
}
