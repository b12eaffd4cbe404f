const centre = 160;

/** A point at an angle clockwise from the top, in degrees. */
function pointAt(angle: number, radius: number): readonly [number, number] {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [centre + radius * Math.cos(radians), centre + radius * Math.sin(radians)];
}

const shown = (value: number): string => value.toFixed(2);

/** Outline of one of `count` equal slots, the first of which begins at the top; a path of a drawing 320 wide. */
export function slicePath(index: number, count: number, radius: number): string {
  const [from, to] = [(index * 360) / count, ((index + 1) * 360) / count];
  const [x1, y1] = pointAt(from, radius);
  const [x2, y2] = pointAt(to, radius);
  return `M${centre} ${centre}L${shown(x1)} ${shown(y1)}A${radius} ${radius} 0 0 1 ${shown(x2)} ${shown(y2)}Z`;
}

/** How far the wheel is turned, in degrees, to stop with a slot under the pointer, at least `turns` turns further on. */
export function stopAt(index: number, count: number, before: number, turns: number): number {
  const target = (360 - ((index + 0.5) * 360) / count) % 360;
  const now = ((before % 360) + 360) % 360;
  return before + turns * 360 + ((target - now + 360) % 360);
}

/** Black or white, whichever can be read on a colour such as `#1E88E5`. */
export function inkOn(color: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}

/** Colours of slots whose reward names none. */
const palette = ['#1E88E5', '#26A69A', '#FDD835', '#EF6C00', '#8E24AA', '#43A047', '#D81B60', '#6D4C41'];

/** The colour of a slot: its reward's own, or one by its place. */
export const colorOf = (color: string | null, position: number): string =>
  color !== null && /^#[0-9A-Fa-f]{6}$/.test(color) ? color : (palette[(position - 1) % palette.length] ?? '#1E88E5');
