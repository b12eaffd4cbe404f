import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import { formatMoney, groupMoney } from '#contract/money.ts';
import type { WheelDetailReply } from '#generated/api/wheel.ts';
import { useEventRewardItems } from '#generated/web/reward/hooks/event_reward.ts';
import { figuresOf, type Warning } from './figures.ts';
import { stopAt } from './geometry.ts';
import { pick, secureRandom, simulate } from './simulate.ts';
import { SimulationTable } from './simulation-table.tsx';
import { readSlots } from './slots.ts';
import { useWheelText } from './texts.ts';
import css from './wheel.module.css';
import { WheelDrawing } from './wheel-drawing.tsx';

interface Props {
  /** Slots as they are typed. */
  readonly rows: readonly Row[];
  readonly wheel: Pick<WheelDetailReply, 'segment_count' | 'budget_per_day' | 'spin_count_today' | 'payout_today'>;
}

const spins = 1_000;
const baht = (amount: bigint): string => groupMoney(formatMoney(amount));
const count = (value: number): string => value.toLocaleString('en-US');

/** The wheel beside what it costs: drawn from its slots as they are typed, turned for a try, or a thousand times at once. */
export function WheelBoard({ rows, wheel }: Props) {
  const text = useWheelText();
  const rewards = useEventRewardItems({ limit: 200 });
  const known = useMemo(() => new Map((rewards.data?.data ?? []).map((reward) => [reward.id, reward])), [rewards.data]);
  const slots = useMemo(() => readSlots(rows, known), [rows, known]);
  const { segment_count: segments, budget_per_day: budget } = wheel;
  const figures = figuresOf(slots, segments, budget);
  const [turn, setTurn] = useState<{ readonly turned: number; readonly position?: number; readonly stands: boolean }>({
    turned: 0,
    stands: true,
  });
  const [results, setResults] = useState<ReadonlyMap<number, number>>();
  const stopped = turn.stands ? slots.find(({ position }) => position === turn.position) : undefined;
  const tryOnce = () => {
    const slot = pick(slots, secureRandom);
    if (!slot) return;
    // Whoever asks for less motion sees where it stops, and nothing in between.
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTurn((before) => ({
      turned: stopAt(slot.position - 1, segments, before.turned, still ? 0 : 4),
      position: slot.position,
      stands: still,
    }));
  };
  return (
    <section className={css.board} aria-label={text.board}>
      <div className={css.side}>
        <WheelDrawing
          slots={slots}
          segments={segments}
          total={figures.total}
          turned={turn.turned}
          stopped={stopped?.position}
          onStopped={() => setTurn((before) => ({ ...before, stands: true }))}
        />
        <div className={css.buttons}>
          <Button variant="default" disabled={figures.total === 0 || !turn.stands} onClick={tryOnce}>
            {text.tryOnce}
          </Button>
          <Button
            variant="default"
            disabled={figures.total === 0}
            onClick={() => setResults(simulate(slots, spins, secureRandom))}
          >
            {text.tryMany(count(spins))}
          </Button>
        </div>
        <p className={css.result} role="status">
          {stopped ? text.stopped(stopped.position, stopped.name) : ''}
        </p>
      </div>
      <div className={css.side}>
        <dl className={css.figures}>
          <div>
            <dt>{text.total}</dt>
            <dd>{count(figures.total)}</dd>
          </div>
          <div>
            <dt>{text.perSpin}</dt>
            <dd>฿{baht(figures.perSpin)}</dd>
          </div>
          <div>
            <dt>{text.perThousand}</dt>
            <dd>฿{baht(figures.perThousand)}</dd>
          </div>
          <div>
            <dt>{text.points}</dt>
            <dd>{count(figures.pointsPerThousand)}</dd>
          </div>
          <div>
            <dt>{text.budget}</dt>
            <dd>{budget === null ? text.noBudget : `฿${groupMoney(budget)}`}</dd>
          </div>
          <div>
            <dt>{text.spinsInBudget}</dt>
            <dd>{figures.spinsInBudget === null ? '–' : text.spins(count(figures.spinsInBudget))}</dd>
          </div>
          <div>
            <dt>{text.today}</dt>
            <dd>{text.todayOf(count(wheel.spin_count_today), groupMoney(wheel.payout_today))}</dd>
          </div>
        </dl>
        {figures.warnings.length > 0 && (
          <ul className={css.warnings}>
            {figures.warnings.map((warning) => (
              <li key={warning.kind}>{sentence(warning, text)}</li>
            ))}
          </ul>
        )}
        {results && <SimulationTable slots={slots} total={figures.total} results={results} spins={spins} />}
      </div>
    </section>
  );
}

function sentence(warning: Warning, text: ReturnType<typeof useWheelText>): string {
  switch (warning.kind) {
    case 'positions':
      return text.missing(warning.missing.join(', '));
    case 'standIn':
      return text.standIn(warning.positions.join(', '));
    case 'tooDear':
      return text.tooDear(warning.positions.join(', '));
    default:
      return text[warning.kind];
  }
}
