export interface Toast {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
}

/** How long a toast stays, in milliseconds (specification 1, section 9). */
const SHOWN = 5000;

/** Says in the corner what was done or could not be. Its part of the program is loaded when it is first needed. */
export function showToast({ kind, title, text }: Toast): void {
  void import('@mantine/notifications').then(({ notifications }) =>
    notifications.show({ title, message: text, color: kind === 'success' ? 'green' : 'red', autoClose: SHOWN, role: 'group', 'aria-label': title }),
  );
}
