/** Milliseconds of "500ms", "5s" or "2m". */
export function milliseconds(duration: string): number {
  const amount = Number.parseInt(duration, 10);
  return duration.endsWith('ms') ? amount : duration.endsWith('s') ? amount * 1000 : amount * 60_000;
}
