// Keys without Ctrl or Alt that do something on a page, such as J for the next row.

/** Whether a key pressed here belongs to what is being typed. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select, [role="textbox"]'))
  );
}

/** Whether the focus is in a dialog that leaves the page beside it open, such as the choices of a filter: X on a box there drops no row. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}

/** Whether a key is the page's own: nothing is being typed, no dialog is open, and nobody has answered it. AltGr writes characters and counts as none. */
export function isPageShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return false;
  if ((event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')) return false;
  return document.querySelector('[role="dialog"][aria-modal="true"], [role="dialog"]:popover-open') === null;
}
