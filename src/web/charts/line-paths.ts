/** The space between a line and nothing; places without a value count as nothing. */
export function areaOf(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  const line = values.map((value, index) => `L${x(index).toFixed(1)},${y(value ?? 0).toFixed(1)}`).join('');
  return `M${x(0).toFixed(1)},${y(0).toFixed(1)}${line}L${x(values.length - 1).toFixed(1)},${y(0).toFixed(1)}Z`;
}

/** The steps of a line that lead to places which are `drawn`; it breaks where nothing is known. */
export function pathOf(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
  drawn: (index: number) => boolean,
): string {
  return values
    .map((value, index) => {
      const last = values[index - 1];
      if (value === null) return '';
      const point = `${x(index).toFixed(1)},${y(value).toFixed(1)}`;
      // A place that is not drawn is where the next step begins.
      if (last === null || last === undefined || !drawn(index)) return `M${point}`;
      return drawn(index - 1) ? `L${point}` : `M${x(index - 1).toFixed(1)},${y(last).toFixed(1)}L${point}`;
    })
    .join('');
}
