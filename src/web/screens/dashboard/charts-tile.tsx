import type { DashboardChoice as Choice, DashboardScreen, ChartsTile as Tile } from '#contract/dashboard.ts';
import type { DatePreset } from '#contract/filter.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { fieldTexts } from '#web/fields/texts.ts';
import { useLabel } from '#web/locale/language.ts';
import { ChoicePill } from '#web/ui/choice-pill.tsx';
import { Part } from '#web/ui/part.tsx';
import css from './dashboard.module.css';
import { useDashboardText } from './texts.ts';
import { maySee } from './use-source.ts';

interface Props {
  readonly screen: DashboardScreen;
  readonly tile: Tile;
  readonly choice: Choice;
  readonly period: DatePreset | undefined;
  readonly setPeriod: (period: DatePreset) => void;
  /** The page has been shown. */
  readonly isLater: boolean;
}

/** Charts under their heading with the days to choose from; fetched once the page has been shown. */
export function ChartsTile({ screen, tile, choice, period, setPeriod, isLater }: Props) {
  const text = useDashboardText();
  const label = useLabel();
  const can = useCan();
  if (!tile.of.some((name) => maySee(screen, name, can))) return null;
  return (
    <section aria-label={label(tile.title)}>
      <div className={css.line}>
        <h2 className={css.heading}>{label(tile.title)}</h2>
        <div className={css.periods} role="toolbar" aria-label={text.period}>
          {tile.periods.map((one) => (
            <ChoicePill key={one} aria-pressed={one === period} onClick={() => setPeriod(one)}>
              {label(fieldTexts[one])}
            </ChoicePill>
          ))}
        </div>
      </div>
      <div className={css.charts}>{isLater && <Part load={tile.load} props={{ screen, choice }} />}</div>
    </section>
  );
}
