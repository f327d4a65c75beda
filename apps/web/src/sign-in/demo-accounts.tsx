import type { AppConfig } from '../lib/app-config.ts';
import { useTexts } from '../lib/texts.ts';
import classes from './demo-accounts.module.css';
import type { Credentials } from './credentials.ts';

interface DemoAccountsProps {
  readonly demo: NonNullable<AppConfig['DEMO']>;
  /** The e-mail address in the form. */
  readonly chosen: string;
  readonly onChoose: (credentials: Partial<Credentials>) => void;
}

/** The accounts of the demo tenant; one click fills the form. */
export function DemoAccounts({ demo, chosen, onChoose }: DemoAccountsProps) {
  const t = useTexts('signIn');
  return (
    <section className={classes.demo} aria-label={t('demoTitle')}>
      <h2>{t('demoTitle')}</h2>
      <p>{t('demoHint', { password: demo.password })}</p>
      <ul>
        {demo.accounts.map(({ email, role }) => (
          <li key={email}>
            <button
              type="button"
              aria-pressed={email === chosen}
              onClick={() => onChoose({ email, password: demo.password })}
            >
              <span className={classes.role}>{role}</span> <span className={classes.email}>{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
