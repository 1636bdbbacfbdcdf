import { useEffect, useRef, useState } from 'react';
import { readPicked, type Picked } from './picked';

const bringsFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are let go anywhere over the page. Says whether one hovers there now. */
export function useDrops(take: (picked: Picked) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      // Without this the browser would leave the page and show the file.
      event.preventDefault();
      setHovering(true);
    };
    const leave = (event: DragEvent) => {
      // Elements are left all the time; only the window's own edge has nothing beyond it.
      if (event.relatedTarget === null) setHovering(false);
    };
    const drop = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setHovering(false);
      const file = event.dataTransfer?.files[0];
      if (file) void readPicked(file).then((picked) => latest.current(picked));
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return hovering;
}
