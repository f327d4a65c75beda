// How wide the side menu is (specification 1, section 2.2): below 992 px the layout is vertical, the menu opens over the page; between 992
// and 1024 px it is collapsed; it is collapsed too when screen width times pixel ratio is 1366 or less. What the person chose with the
// toggle is remembered and goes before the rule of the small screen.

export type MenuLayout = 'vertical' | 'collapsed' | 'expanded';

export interface Room {
  /** Width of the window and of the screen in CSS pixels. */
  readonly width: number;
  readonly screenWidth: number;
  readonly pixelRatio: number;
}

const VERTICAL_BELOW = 992;
const COLLAPSED_BELOW = 1024;
const SMALL_SCREEN = 1366;

/**
 * The layout for the room there is.
 * @param chosen what the person chose with the toggle: collapsed (true), expanded (false) or nothing yet (null)
 */
export function decideMenuLayout(room: Room, chosen: boolean | null): MenuLayout {
  if (room.width < VERTICAL_BELOW) return 'vertical';
  if (room.width < COLLAPSED_BELOW) return 'collapsed';
  const isCollapsed = chosen ?? room.screenWidth * room.pixelRatio <= SMALL_SCREEN;
  return isCollapsed ? 'collapsed' : 'expanded';
}
