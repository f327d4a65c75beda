import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { Box, Button, Group, Modal } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '../lib/texts.ts';
import { disabledWith } from './disabled-with.ts';
import { Notice } from './notice.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useScrollEdge } from './use-scroll-edge.ts';
import { useTopEscape } from './use-top-escape.ts';

const WIDTHS = { md: '28rem', lg: '40rem', xl: '68rem', picture: '41rem' } as const;

/** The head and the buttons lie over what scrolls between them. */
const ABOVE = { zIndex: 1 };

export interface DialogProps {
  readonly title: string;
  readonly size?: keyof typeof WIDTHS;
  /** Something is being saved: nothing can be pressed and the dialog stays. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  /** What Escape and the cross do, such as leaving the draft of what was typed. Not set: they close, what was typed only at a second press. */
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
 * to where it came from; Escape closes it, unless it is busy or something typed would be lost. Dialogs may lie over dialogs.
 */
export function Dialog(props: DialogProps) {
  const { title, size = 'md', isBusy = false, onClose, onLeave, onSave, hasOwnForms = false } = props;
  const t = useTexts('shell');
  const [typed, setTyped] = useState<'nothing' | 'something' | 'warned'>('nothing');
  const leave = (): void => {
    if (isBusy) return;
    if (onLeave === undefined && typed === 'something') setTyped('warned');
    else (onLeave ?? onClose)();
  };
  useFocusReturn();
  useTopEscape(leave);
  return (
    <Modal
      opened
      withCloseButton={false}
      size={WIDTHS[size]}
      onClose={leave}
      closeOnEscape={false}
      closeOnClickOutside={onSave === undefined && !hasOwnForms}
      returnFocus={false}
      aria-busy={isBusy}
    >
      <Head title={title} isBusy={isBusy} />
      {onSave === undefined ? (
        <Inside {...props} />
      ) : (
        <Form
          {...props}
          onSave={() => {
            // What saving says goes before the warning.
            if (typed === 'warned') setTyped('something');
            onSave();
          }}
          onType={() => setTyped('something')}
          message={typed === 'warned' ? <Notice tone="caution">{t('leaveTyped')}</Notice> : props.message}
        />
      )}
      <FirstFocus />
      <BusyFocus isBusy={isBusy} />
    </Modal>
  );
}

function Head({ title, isBusy }: { readonly title: string; readonly isBusy: boolean }) {
  const t = useTexts('shell');
  const edge = useScrollEdge('top');
  // No header element: it would be a second banner of the page.
  return (
    <Group
      ref={edge}
      pos="sticky"
      top={0}
      py="lg"
      justify="space-between"
      wrap="nowrap"
      bg="var(--v-panel)"
      style={ABOVE}
    >
      <Modal.Title>{title}</Modal.Title>
      <Modal.CloseButton aria-label={t('close')} title={t('close')} disabled={isBusy} />
    </Group>
  );
}

interface FormProps extends DialogProps {
  readonly onSave: () => void;
  readonly onType: () => void;
}

function Form({ onType, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  function submit(event: FormEvent): void {
    event.preventDefault();
    // A dialog over this one is inside it for React, not on the page.
    event.stopPropagation();
    if (props.isBusy === true || props.saveDisabledReason !== undefined) return;
    if (!hasInvalidInput(form.current)) props.onSave();
    requestAnimationFrame(() => focusFirstFault(form.current));
  }
  return (
    <form ref={form} noValidate onSubmit={submit} onInput={onType}>
      <Inside {...props} />
    </form>
  );
}

/** What the dialog is about, and its buttons, which stay at the lower edge while the rest scrolls. */
function Inside({ message, children, ...props }: DialogProps) {
  const edge = useScrollEdge('bottom');
  return (
    <>
      {children}
      <Box ref={edge} pos="sticky" bottom={0} py="lg" bg="var(--v-panel)" style={ABOVE}>
        {message !== undefined && message !== false && <Box pb="sm">{message}</Box>}
        <DialogFooter {...props} />
      </Box>
    </>
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
function hasInvalidInput(form: HTMLElement | null): boolean {
  return [...(form?.querySelectorAll('input') ?? [])].some((field) => field.validity.customError);
}

/** What is wrong is where the person goes on; all of it is in sight, with its name and what is said of it, also where the focus is in it already. */
export function focusFirstFault(form: HTMLElement | null): void {
  const input = form?.querySelector<HTMLElement>(
    'input[aria-invalid="true"], select[aria-invalid="true"], textarea[aria-invalid="true"], button[data-invalid="true"]',
  );
  input?.focus();
  (input?.closest('.mantine-InputWrapper-root') ?? input)?.scrollIntoView({ block: 'nearest' });
}

/** Keeps the focus in the dialog while it is busy, and gives it back to what had it. */
function BusyFocus({ isBusy }: { readonly isBusy: boolean }) {
  const own = useRef<HTMLSpanElement>(null);
  useFocusAfter(isBusy, { findPlace: () => own.current?.closest<HTMLElement>('[role="dialog"]') ?? null });
  return <span ref={own} hidden />;
}

function DialogFooter({
  onSave,
  isBusy = false,
  saveText,
  isDangerous = false,
  saveDisabledReason,
  footerStart,
  otherButton,
  onClose,
}: Omit<DialogProps, 'children'>) {
  const t = useTexts('shell');
  const isForm = onSave !== undefined;
  return (
    <Group gap="sm" justify="flex-end">
      <Box flex={1} c="dimmed">
        {footerStart}
      </Box>
      {otherButton ?? (
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {isForm ? t('cancel') : t('close')}
        </Button>
      )}
      {isForm && (
        <Button
          type="submit"
          loading={isBusy}
          {...(isDangerous && { color: 'bad' })}
          {...(saveDisabledReason !== undefined && disabledWith(saveDisabledReason))}
        >
          {saveText ?? t('save')}
        </Button>
      )}
    </Group>
  );
}
