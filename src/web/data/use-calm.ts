import { useEffect, useState } from 'react';
import { whenCalm } from './activity.ts';

/** Whether the page has been drawn and nothing is on its way any more; from then on, yes. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true)), []);
  return isCalm;
}
