import classes from './score-skeleton.module.css';

/** The shape of a score panel while the score loads. */
export function ScoreSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      <span data-part="name" />
      <span data-part="facts" />
      <span data-part="cards" />
      <span data-part="pills" />
      <span data-part="events" />
      <span data-part="week" />
    </div>
  );
}
