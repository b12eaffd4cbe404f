/** A generator of numbers from 0 to 1 that gives the same ones for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A seed that is another each time, unless the environment names the one that a failed run printed. */
export function printedSeed(name: string): number {
  const seed = Number(process.env[name] ?? Date.now() % 2 ** 31);
  console.log(`${name}=${seed}`);
  return seed;
}
