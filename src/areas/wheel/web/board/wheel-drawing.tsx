import { oddsOf } from './figures.ts';
import { colorOf, contrastColor, slicePath } from './geometry.ts';
import type { Slot } from './slots.ts';
import { useWheelText } from './texts.ts';
import css from './wheel.module.css';

interface Props {
  readonly slots: readonly Slot[];
  readonly segments: number;
  readonly total: number;
  /** Rotation in degrees. */
  readonly turned: number;
  /** Position under the pointer once the wheel has stopped. */
  readonly stopped: number | undefined;
  readonly onStopped: () => void;
}

const short = (name: string) => (name.length > 16 ? `${name.slice(0, 15)}…` : name);

/** Strips trailing zeros, as the table does: `34.0000` is 34. */
const plain = (odds: string) => odds.replace(/\.?0+$/, '') || '0';

/** The wheel as members see it: equal slots in their rewards' colours with their odds; empty ones are grey. */
export function WheelDrawing({ slots, segments, total, turned, stopped, onStopped }: Props) {
  const text = useWheelText();
  const at = new Map(slots.map((slot) => [slot.position, slot]));
  return (
    <svg viewBox="0 0 320 336" className={css.drawing} role="img" aria-label={text.drawing(segments)}>
      <g
        className={css.disc}
        style={{ transform: `rotate(${turned}deg)` }}
        transform-origin="160 160"
        onTransitionEnd={onStopped}
      >
        <circle cx="160" cy="160" r="156" className={css.rim} />
        {Array.from({ length: segments }, (_, index) => {
          const position = index + 1;
          const slot = at.get(position);
          const color = slot ? colorOf(slot.color, position) : undefined;
          const middle = ((index + 0.5) * 360) / segments;
          return (
            <g key={position} data-off={(slot && !slot.inPlay) || undefined} className={css.slice}>
              <path
                d={slicePath(index, segments, 150)}
                fill={color}
                className={slot ? css.filled : css.empty}
                data-stopped={stopped === position || undefined}
              />
              <g transform={`rotate(${middle - 90} 160 160)`} fill={color ? contrastColor(color) : undefined}>
                <text x="302" y="157" textAnchor="end" className={css.name}>
                  {slot ? short(slot.name) : text.emptySlot(position)}
                </text>
                {slot && (
                  <text x="302" y="171" textAnchor="end" className={css.odds}>
                    {`${position} · ${plain(oddsOf(slot, total))}%`}
                  </text>
                )}
              </g>
            </g>
          );
        })}
        <circle cx="160" cy="160" r="22" className={css.hub} />
      </g>
      <path d="M160 26 L148 0 L172 0 Z" className={css.pointer} />
    </svg>
  );
}
