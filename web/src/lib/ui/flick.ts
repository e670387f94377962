import type { Attachment } from 'svelte/attachments';

const FAR = 48;

/** A drag or flick upwards means: play this. The card follows the finger and comes back by itself. */
export function flick(play: () => void): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let dragged = false;

    function reset(): void {
      from = null;
      node.style.removeProperty('transform');
      node.style.removeProperty('z-index');
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      dragged = false;
    }
    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged && Math.hypot(dx, dy) < 10) return;
      if (!dragged) {
        dragged = true;
        node.setPointerCapture(event.pointerId);
      }
      node.style.setProperty('transform', `translate(${dx}px, ${dy}px)`);
      node.style.setProperty('z-index', '5');
    }
    function up(event: PointerEvent): void {
      if (!from) return;
      const far = dragged && event.clientY - from.y < -FAR;
      reset();
      if (far) play();
    }
    function click(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    }

    node.style.setProperty('touch-action', 'pan-x');
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', reset);
    node.addEventListener('click', click, true);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', reset);
      node.removeEventListener('click', click, true);
    };
  };
}
