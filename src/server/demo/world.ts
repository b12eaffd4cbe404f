import { bangkokDay, startOfDay } from '#contract/time.ts';
import type { ServerKey } from '#generated/api/enums/server-key.ts';
import { type Random, randomOf } from './random.ts';
import type { Size } from './size.ts';

/** What every part of the demo data is made from. Nothing else decides what comes out. */
export interface World {
  readonly size: Size;
  /** The moment that counts as now, whole seconds. Nothing in the data is later, except what expires. */
  readonly now: Date;
  /** Bangkok day of `now`. */
  readonly today: string;
  /** Key of the server that agents and staff belong to. */
  readonly server: ServerKey;
  random(kind: string, index?: number | string): Random;
}

/** `today` is a Bangkok day (seen at 14:05:09) or a moment in ISO 8601. */
export function createWorld(size: Size, today: string, seed: number, server: ServerKey = 'cat350_v2'): World {
  const moment = /^\d{4}-\d\d-\d\d$/.test(today) ? new Date(startOfDay(today).getTime() + 50_709_000) : new Date(today);
  if (Number.isNaN(moment.getTime())) throw new RangeError(`not a day or moment: ${today}`);
  const now = new Date(Math.floor(moment.getTime() / 1000) * 1000);
  return { size, now, today: bangkokDay(now), server, random: (kind, index = 0) => randomOf(seed, kind, index) };
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + Math.round(milliseconds / second) * second);
}

/** The Bangkok day `back` days before today. */
export function dayBefore(world: World, back: number): string {
  return bangkokDay(later(startOfDay(world.today), -back * day));
}

/** `yyMMdd` of a Bangkok day, as business numbers carry it. */
export function stamp(bangkok: string): string {
  return bangkok.slice(2).replaceAll('-', '');
}

/** Relative traffic by hour of the Bangkok day: low from 4 to 8, highest from 20 to 24. */
const hours = [5, 4, 3, 2, 1, 1, 1, 1.5, 2, 3, 3.5, 4, 4.5, 4.5, 4.5, 4.5, 5, 5.5, 6, 7, 8.5, 9, 9, 7.5] as const;

/** A moment of a Bangkok day with the day's rhythm; never after `now`. */
export function momentOf(world: World, bangkok: string, random: Random): Date {
  const start = startOfDay(bangkok);
  const last = bangkok === world.today ? (world.now.getTime() - start.getTime()) / hour : 24;
  if (last <= 0) return start;
  const weights = Object.fromEntries(
    hours.map((weight, at) => [String(at), weight * Math.min(1, Math.max(0, last - at))]),
  );
  const drawn = Number(random.weighted(weights));
  const end = Math.min(drawn + 1, last);
  return later(start, (drawn + random.next() * (end - drawn)) * hour);
}

/**
 * A moment of the day so many days back. What does not fit into the part of today that has passed is moved to yesterday:
 * right after midnight hardly anything has happened today.
 */
export function momentBack(world: World, back: number, random: Random): Date {
  const tooMuch = back === 0 && random.next() >= shareOfDay(world, world.today);
  return momentOf(world, dayBefore(world, tooMuch ? 1 : back), random);
}

/** Moments of the last days in order, so many a whole day; each is long enough ago to be over by now. */
export function momentsOf(world: World, kind: string, days: number, perDay: number): readonly Date[] {
  const over = later(world.now, -minute);
  return Array.from({ length: days }, (_, back) => dayBefore(world, back))
    .flatMap((day) =>
      Array.from({ length: Math.round(perDay * shareOfDay(world, day)) }, (_, i) =>
        momentOf(world, day, world.random(kind, `${day}/${i}`)),
      ),
    )
    .filter((moment) => moment <= over)
    .sort((a, b) => a.getTime() - b.getTime());
}

/** How much of a day's traffic has come by now: 1 for days before today. */
export function shareOfDay(world: World, bangkok: string): number {
  if (bangkok !== world.today) return 1;
  const passed = (world.now.getTime() - startOfDay(bangkok).getTime()) / hour;
  const all = hours.reduce((sum, weight) => sum + weight, 0);
  return hours.reduce((sum, weight, at) => sum + weight * Math.min(1, Math.max(0, passed - at)), 0) / all;
}

export const baht = (amount: number): bigint => BigInt(Math.round(amount * 100));
