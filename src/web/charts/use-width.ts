import { useLayoutEffect, useRef, useState } from 'react';

/** Width of an element in pixels, as it changes; known before it is painted, so that nothing below it moves. */
export function useWidth() {
  const ref = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.round(element.clientWidth)));
    observer.observe(element);
    setWidth(Math.round(element.clientWidth));
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
