import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { late } from '#web/ui/late.tsx';
import { onKeysWish } from '#web/ui/page-keys.ts';
import { isScreenKey, latinKey } from '#web/ui/screen-key.ts';

const KeysDialog = late(() => import('./keys-dialog.tsx').then((part) => ({ default: part.KeysDialog })));

/** “?” lists the keys of the page, wherever one is. */
export function PageKeys() {
  const [shownAt, setShownAt] = useState<string>();
  const [path] = useLocation();
  useEffect(() => {
    const show = () => setShownAt(path);
    const listen = (event: KeyboardEvent) => {
      if (latinKey(event) !== '?' || !isScreenKey(event)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', listen);
    const stop = onKeysWish(show);
    return () => {
      document.removeEventListener('keydown', listen);
      stop();
    };
  }, [path]);
  if (shownAt !== path) return null;
  return (
    <Suspense>
      <KeysDialog onClose={() => setShownAt(undefined)} />
    </Suspense>
  );
}
