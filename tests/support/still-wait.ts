import type { Wait } from '#server/providers/wait.ts';

/**
 * A wait in which time passes only while nobody can do anything else: once everybody who was asked is silent, all calls
 * are hung up on. Silence takes no time, and an answer may take as long as the machine needs.
 */
export function stillWait(): Wait {
  const calls = new Set<() => void>();
  let silent = 0;
  const look = () => {
    if (silent === 0 || silent < calls.size) return;
    const all = [...calls];
    calls.clear();
    silent = 0;
    for (const hangUp of all) hangUp();
  };
  return {
    begin(_milliseconds, hangUp) {
      calls.add(hangUp);
      return () => {
        if (calls.delete(hangUp)) look();
      };
    },
    silent() {
      silent += 1;
      look();
    },
  };
}
