import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Fields } from '#contract/envelope.ts';
import type { GameDetailReply } from '#generated/api/game.ts';
import Generated from '#generated/web/game/detail.tsx';
import { useCan } from '#web/auth/session-context.tsx';
import { useLabel } from '#web/locale/language.ts';
import { type FormPanel, FormScreenView } from '#web/screens/form/form-screen.tsx';
import { late } from '#web/ui/late.tsx';

const DaysPanel = late(() =>
  import('#web/screens/report/days-panel.tsx').then((part) => ({ default: part.DaysPanel })),
);

const { screen: generatedScreen } = Generated;
/** Shown as a panel with a chart instead. */
const stats = generatedScreen.related.find(({ name }) => name === 'stats');
const screen = { ...generatedScreen, related: generatedScreen.related.filter((related) => related !== stats) };
const charted = { turnover: 'bar', ggr: 'line' } as const;

type Game = Fields<GameDetailReply>;

/** A game: the generated form, and a panel of its last thirty days with a link to the full report. */
export default function GamePage() {
  const can = useCan();
  const label = useLabel();
  const id = new URLSearchParams(useSearch()).get(screen.key) ?? undefined;
  const panels = useMemo<readonly FormPanel<Game>[]>(
    () =>
      stats && can(stats.permission)
        ? [
            {
              name: stats.name,
              title: label(stats.title),
              whileShown: true,
              render: ({ id: key }) => (
                <DaysPanel
                  related={stats}
                  match={{ game_id: key }}
                  charted={charted}
                  href={`/report/game-stats?group_by=game&game_id=${key}`}
                  title={label(stats.title)}
                />
              ),
            },
          ]
        : [],
    [can, label],
  );
  return <FormScreenView key={id} screen={screen} id={id} panels={panels} />;
}
