// How far a turn of the wheel zooms, whatever the mouse, touch pad or browser counts it in.

const LINE_MODE = 1;

/** The factor of the zoom: for a notch of a mouse about 1.15; a pinch on a touch pad arrives as a wheel with Ctrl. */
export function wheelFactor(event: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const unit = event.deltaMode === LINE_MODE ? 0.05 : event.deltaMode === 0 ? 0.002 : 1;
  return 2 ** (-event.deltaY * unit * (event.ctrlKey ? 10 : 1));
}
