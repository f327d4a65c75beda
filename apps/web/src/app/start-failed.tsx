import { tryAgain as tryAgainEn } from '@vigilo/contract/messages/en/shell';
import { tryAgain as tryAgainEs } from '@vigilo/contract/messages/es/shell';
import { currentLanguage } from '../lib/language.ts';
import { unreachableProblem } from '../lib/send.ts';
import classes from './start-failed.module.css';

/** Shown when not even the texts could be loaded: two sentences that are part of the program. */
export function StartFailed() {
  return (
    <main className={classes.screen}>
      <h1>Vigilo</h1>
      <p role="alert">{unreachableProblem(null).message}</p>
      <button type="button" className={classes.retry} onClick={() => location.reload()}>
        {{ en: tryAgainEn, es: tryAgainEs }[currentLanguage()]}
      </button>
    </main>
  );
}
