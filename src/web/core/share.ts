/** Share of a whole, 0 to 100. Only for drawing a bar: figures are never computed this way. */
export function share(part: string | number, whole: string | number | null): number {
  const all = Number(whole);
  return all > 0 ? Math.min(100, Math.max(0, (Number(part) / all) * 100)) : 0;
}

/** How full a limit is, for its colour. */
export function fullness(percent: number): 'high' | 'full' | undefined {
  return percent >= 95 ? 'full' : percent >= 80 ? 'high' : undefined;
}
