import { useEffect, useState } from 'react';

/** How long a reel turns, the additional time per rank, and the limits, in milliseconds. */
const turn = 1_600;
const perRank = 220;
const longest = 6_000;
const frame = 70;

export interface Reel {
  /** Starts turning; the winners, already drawn by the server, are shown when it stops. */
  spin(): void;
  /** The name to show for a rank: a random one while turning, then the winner's. */
  nameOf(rank: number, winner: string): string;
}

/** Lets names pass before the winner's is shown. Nothing turns when the user prefers reduced motion. */
export function useReel(names: readonly string[]): Reel {
  const [startedAt, setStartedAt] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (startedAt === undefined) return;
    const timer = setInterval(() => {
      const time = performance.now();
      setNow(time);
      if (time - startedAt > longest + frame) setStartedAt(undefined);
    }, frame);
    return () => clearInterval(timer);
  }, [startedAt]);
  return {
    spin() {
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const time = performance.now();
      setStartedAt(time);
      setNow(time);
    },
    nameOf(rank, winner) {
      if (startedAt === undefined || names.length < 2) return winner;
      if (now - startedAt >= Math.min(turn + rank * perRank, longest)) return winner;
      return names[(Math.floor((now - startedAt) / frame) + rank) % names.length] ?? winner;
    },
  };
}
