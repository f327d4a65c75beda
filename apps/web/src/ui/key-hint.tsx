import classes from './key-hint.module.css';

/** A key, shown where it works. Its effect is told elsewhere (aria-keyshortcuts), so it is not read out. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <kbd className={classes.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
