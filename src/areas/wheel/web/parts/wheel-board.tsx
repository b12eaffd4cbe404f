import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { EditorPartProps } from '#contract/editor.ts';
import { formatMoney, groupMoney } from '#contract/money.ts';
import { useEventRewardItems } from '#generated/web/reward/hooks/event_reward.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { Notice } from '#web/ui/edit-bar.tsx';
import { Figure, StatGrid } from '#web/ui/figure.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import { type Figures, figuresOf, type Warning } from '../board/figures.ts';
import { stopAt } from '../board/geometry.ts';
import { pick, secureRandom, simulate } from '../board/simulate.ts';
import { SimulationTable } from '../board/simulation-table.tsx';
import { readSlots, readWheel, type Slot, type Wheel } from '../board/slots.ts';
import { useWheelText } from '../board/texts.ts';
import css from '../board/wheel.module.css';
import { WheelDrawing } from '../board/wheel-drawing.tsx';

const spins = 1_000;
const baht = (amount: bigint): string => groupMoney(formatMoney(amount));
const count = (value: number): string => formatCount(value);

/** State of a trial spin. */
function useTurn(slots: readonly Slot[], segments: number) {
  const [turn, setTurn] = useState<{ readonly turned: number; readonly position?: number; readonly stands: boolean }>({
    turned: 0,
    stands: true,
  });
  const tryOnce = () => {
    const slot = pick(slots, secureRandom);
    if (!slot) return;
    // With reduced motion only the final position is shown.
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTurn((before) => ({
      turned: stopAt(slot.position - 1, segments, before.turned, reducedMotion ? 0 : 4),
      position: slot.position,
      stands: reducedMotion,
    }));
  };
  const stop = () => setTurn((before) => ({ ...before, stands: true }));
  const stopped = turn.stands ? slots.find(({ position }) => position === turn.position) : undefined;
  return { ...turn, stopped, tryOnce, stop };
}

/**
 * Preview of the wheel with its costs: drawn from the typed slots, with a trial spin and a simulation of a thousand.
 */
export default function WheelBoard({ rows, record }: EditorPartProps) {
  const text = useWheelText();
  const rewards = useEventRewardItems({ limit: 200 });
  const rewardById = useMemo(
    () => new Map((rewards.data?.data ?? []).map((reward) => [reward.id, reward])),
    [rewards.data],
  );
  const slots = useMemo(() => readSlots(rows, rewardById), [rows, rewardById]);
  const wheel = useMemo(() => readWheel(record), [record]);
  const { segments, budget } = wheel;
  const figures = figuresOf(slots, segments, budget);
  const turn = useTurn(slots, segments);
  const { stopped } = turn;
  const [results, setResults] = useState<ReadonlyMap<number, number>>();
  return (
    <section className={css.board} aria-label={text.board}>
      <Stack gap={3}>
        <WheelDrawing
          slots={slots}
          segments={segments}
          total={figures.total}
          turned={turn.turned}
          stopped={stopped?.position}
          onStopped={turn.stop}
        />
        <Toolbar className={css.buttons}>
          <Button variant="default" disabled={figures.total === 0 || !turn.stands} onClick={turn.tryOnce}>
            {text.tryOnce}
          </Button>
          <Button
            variant="default"
            disabled={figures.total === 0}
            onClick={() => setResults(simulate(slots, spins, secureRandom))}
          >
            {text.tryMany(count(spins))}
          </Button>
        </Toolbar>
        <p className={css.result} role="status">
          {stopped ? text.stopped(stopped.position, stopped.name) : ''}
        </p>
      </Stack>
      <Stack gap={5}>
        <Costs figures={figures} wheel={wheel} />
        {results && <SimulationTable slots={slots} total={figures.total} results={results} spins={spins} />}
      </Stack>
    </section>
  );
}

/** Average costs, today's costs, and warnings. */
function Costs({ figures, wheel }: { readonly figures: Figures; readonly wheel: Wheel }) {
  const text = useWheelText();
  const { budget } = wheel;
  const facts = [
    [text.total, count(figures.total)],
    [text.perSpin, `฿${baht(figures.perSpin)}`],
    [text.perThousand, `฿${baht(figures.perThousand)}`],
    [text.points, count(figures.pointsPerThousand)],
    [text.budget, budget === null ? text.noBudget : `฿${groupMoney(budget)}`],
    [text.spinsInBudget, figures.spinsInBudget === null ? '–' : text.spins(count(figures.spinsInBudget))],
    [text.today, text.todayOf(count(wheel.spinsToday), groupMoney(wheel.payoutToday))],
  ] as const;
  return (
    <>
      <StatGrid>
        {facts.map(([name, value]) => (
          <Figure bare key={name} name={name} value={value} />
        ))}
      </StatGrid>
      {figures.warnings.length > 0 && (
        <Notice tone="warning">
          <ul className={css.warnings}>
            {figures.warnings.map((warning) => (
              <li key={warning.kind}>{sentence(warning, text)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
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
