const centre = 160;

/** A point at an angle in degrees, clockwise from the top. */
function pointAt(angle: number, radius: number): readonly [number, number] {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [centre + radius * Math.cos(radians), centre + radius * Math.sin(radians)];
}

const coordinate = (value: number): string => value.toFixed(2);

/** SVG path of one of `count` equal slices, the first starting at the top, in a drawing 320 wide. */
export function slicePath(index: number, count: number, radius: number): string {
  const [from, to] = [(index * 360) / count, ((index + 1) * 360) / count];
  const [x1, y1] = pointAt(from, radius);
  const [x2, y2] = pointAt(to, radius);
  return `M${centre} ${centre}L${coordinate(x1)} ${coordinate(y1)}A${radius} ${radius} 0 0 1 ${coordinate(x2)} ${coordinate(y2)}Z`;
}

/** Rotation in degrees that stops with a slot under the pointer, after at least `turns` full turns. */
export function stopAt(index: number, count: number, before: number, turns: number): number {
  const target = (360 - ((index + 0.5) * 360) / count) % 360;
  const now = ((before % 360) + 360) % 360;
  return before + turns * 360 + ((target - now + 360) % 360);
}

/** Black or white, whichever contrasts more with a colour such as `#1E88E5`. */
export function contrastColor(color: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}

/** Default colours, for rewards without one. */
const palette = ['#1E88E5', '#26A69A', '#FDD835', '#EF6C00', '#8E24AA', '#43A047', '#D81B60', '#6D4C41'];

/** The colour of a slot: its reward's, or a default by position. */
export const colorOf = (color: string | null, position: number): string =>
  color !== null && /^#[0-9A-Fa-f]{6}$/.test(color) ? color : (palette[(position - 1) % palette.length] ?? '#1E88E5');
