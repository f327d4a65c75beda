/** An event that somebody wants to see, anew each time it is asked for. */
export interface AskedEvent {
  readonly id: string;
}
