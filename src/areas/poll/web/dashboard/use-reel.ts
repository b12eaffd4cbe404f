import { useEffect, useState } from 'react';

/** How long a reel turns, and how long each further rank takes more, in milliseconds. */
const turn = 1_600;
const perRank = 220;
const longest = 6_000;
const frame = 70;

export interface Reel {
  /** Begins to turn: what comes next was drawn by the server and is shown when its turn is over. */
  spin(): void;
  /** The name to show for a rank: a passing one while it turns, then that of the winner. */
  nameOf(rank: number, winner: string): string;
}

/** Lets names pass by before the winner's is shown. Nothing turns where people have asked for less motion. */
export function useReel(names: readonly string[]): Reel {
  const [began, setBegan] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (began === undefined) return;
    const timer = setInterval(() => {
      const time = performance.now();
      setNow(time);
      if (time - began > longest + frame) setBegan(undefined);
    }, frame);
    return () => clearInterval(timer);
  }, [began]);
  return {
    spin() {
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const time = performance.now();
      setBegan(time);
      setNow(time);
    },
    nameOf(rank, winner) {
      if (began === undefined || names.length < 2) return winner;
      if (now - began >= Math.min(turn + rank * perRank, longest)) return winner;
      return names[(Math.floor((now - began) / frame) + rank) % names.length] ?? winner;
    },
  };
}
