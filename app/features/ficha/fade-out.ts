/** How long a plate takes to fade, ms. */
const FADE_TIME = 220;

/**
 * Lays a copy of a plate over its place and fades it out: the next species appears beneath it at once. A View Transition would first
 * wait for a picture of the old page, which on a slow phone doubles the time to the next one (see docs/medidas.md).
 */
export function fadeOut(plate: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = plate;
  const ghost = plate.cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, {
    position: 'absolute',
    zIndex: '1',
    top: `${offsetTop}px`,
    left: `${offsetLeft}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
  });
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  (plate.offsetParent ?? document.body).append(ghost);
  const leaving = ghost.animate({ opacity: [1, 0] }, { duration: FADE_TIME, easing: 'ease-in' });
  leaving.onfinish = () => ghost.remove();
  leaving.oncancel = () => ghost.remove();
}
