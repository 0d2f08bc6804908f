import { useLayoutEffect } from 'preact/hooks';

const GAP = 4;
const NARROW = 640;

/** In the top layer, so that nothing cuts it off: by its button, or on a phone at the bottom of the screen. */
export function usePopup(
  popup: { readonly current: HTMLDivElement | null },
  anchor: HTMLElement | null,
  close: () => void,
): void {
  useLayoutEffect(() => {
    const element = popup.current;
    if (element === null || anchor === null) return undefined;
    element.showPopover();
    if (innerWidth > NARROW) placeBy(anchor, element);
    else element.classList.add('sheet');
    const outside = (event: Event): void => {
      const { target } = event;
      if (target instanceof Node && !element.contains(target) && !anchor.contains(target)) close();
    };
    document.addEventListener('pointerdown', outside, true);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
    };
  }, []);
}

/** Below it, or above where there is more room. */
function placeBy(anchor: HTMLElement, { style, scrollHeight }: HTMLElement): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const below = innerHeight - bottom - GAP * 3;
  const above = top - GAP * 3;
  const goesUp = below < Math.min(scrollHeight, 360) && above > below;
  style.left = `${left}px`;
  style.width = `${Math.max(width, 260)}px`;
  style.maxHeight = `${Math.min(420, goesUp ? above : below)}px`;
  if (goesUp) style.bottom = `${innerHeight - top + GAP}px`;
  else style.top = `${bottom + GAP}px`;
}
