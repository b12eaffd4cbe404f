import { randomInt } from 'node:crypto';

/** A number from 0 (included) to 1 (excluded). */
export type Draw = () => number;

const steps = 2 ** 40;

/** Draws that nobody can predict: who knew the ceiling could stay below it. */
export const secureDraw: Draw = () => randomInt(steps) / steps;

/** An amount in satang from `least` to `most`, both included. */
export function drawBetween(least: bigint, most: bigint, draw: Draw): bigint {
  if (most <= least) return least;
  return least + BigInt(Math.floor(draw() * Number(most - least + 1n)));
}
