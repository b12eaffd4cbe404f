import { useEffect, useState } from 'react';
import { serverNow } from '#web/core/server-clock.ts';

/** The time by the server's clock, as it was within the last half minute. */
export function useMinute(): number {
  const [now, setNow] = useState(() => serverNow().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow().getTime()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
