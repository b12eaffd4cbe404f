import { type ComponentType, useEffect, useState } from 'react';
import type { VirtualBodyProps } from './virtual-body.tsx';

type Body = ComponentType<VirtualBodyProps>;

let loaded: Body | undefined;

/**
 * The body of long lists, once it is here. Not by `lazy`: React holds back what it reveals after a placeholder for up to
 * 300 ms, and the rows are the one thing that must not wait.
 */
export function useVirtualBody(isNeeded: boolean): Body | undefined {
  const [body, setBody] = useState<{ readonly Body: Body } | undefined>(() => loaded && { Body: loaded });
  useEffect(() => {
    if (!isNeeded || body) return;
    let current = true;
    import('./virtual-body.tsx').then(
      (part) => {
        loaded = part.VirtualBody;
        if (current) setBody({ Body: part.VirtualBody });
      },
      // The page stays with its grey rows; the shell reloads it when a new version is out.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isNeeded, body]);
  return body?.Body;
}
