import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { guessesOf } from './password-strength.ts';

/**
 * Guesses that a password withstands, as a power of ten; undefined while the words that it is compared with are on
 * their way, or where they cannot be had: the server looks in any case.
 */
export function useGuesses(password: string, names: readonly string[]): number | undefined {
  const [judge, setJudge] = useState<typeof guessesOf>();
  const isTyping = password !== '';
  useEffect(() => {
    if (!isTyping) return;
    let isHere = true;
    import('./password-strength.ts').then(
      (part) => isHere && setJudge(() => part.guessesOf),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isTyping]);
  const typed = useDeferredValue(password);
  const key = names.join('\n');
  return useMemo(() => (judge && typed !== '' ? judge(typed, key.split('\n')) : undefined), [judge, typed, key]);
}
