import classes from './logo.module.css';

/** The product's sign: a pulse in a rounded square, and the name. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 24 24" width="1.625rem" height="1.625rem" aria-hidden="true">
        <rect width="24" height="24" rx="6" className={classes.ground} />
        <path d="M4.5 12.5h3.2l2.1-5.5 4 10 2.3-6 .9 1.5h2.5" className={classes.pulse} />
      </svg>
      <span className={classes.name}>Vigilo</span>
    </span>
  );
}
