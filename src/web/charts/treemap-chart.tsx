import css from './charts.module.css';
import { type Part, shareText, tilesOf } from './parts.ts';
import { useWidth } from './use-width.ts';

const height = 220;

/** Parts of a whole as areas, the largest first. The table next to it shows the same values. */
export function TreemapChart({ label, parts }: { readonly label: string; readonly parts: readonly Part[] }) {
  const { ref, width } = useWidth();
  const drawn = parts.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  const whole = drawn.reduce((sum, { value }) => sum + value, 0);
  const tiles = tilesOf(
    drawn.map(({ value }) => value),
    width,
    height,
  );
  return (
    <figure className={css.chart} ref={ref} aria-label={label}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={label}>
          {drawn.map(({ name, value, text, onPress }, at) => {
            const tile = tiles[at];
            if (!tile) return null;
            const share = shareText(value, whole);
            return (
              <g key={name}>
                {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows of the table lead there by keyboard */}
                <rect
                  className={css.tile}
                  data-leads={onPress && ''}
                  onClick={onPress}
                  x={tile.x + 1}
                  y={tile.y + 1}
                  width={Math.max(0, tile.width - 2)}
                  height={Math.max(0, tile.height - 2)}
                  // The larger, the stronger: colour repeats what the area says.
                  fillOpacity={0.28 + 0.6 * (value / (drawn[0]?.value ?? 1))}
                >
                  <title>{`${name} ${text} (${share})`}</title>
                </rect>
                {tile.width > 64 && tile.height > 34 && (
                  <text className={css.tileText} x={tile.x + 8} y={tile.y + 18}>
                    {name.length * 7 > tile.width - 12 ? `${name.slice(0, Math.floor((tile.width - 18) / 7))}…` : name}
                    <tspan x={tile.x + 8} dy={15}>
                      {share}
                    </tspan>
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      )}
    </figure>
  );
}
