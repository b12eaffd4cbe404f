import { useEffect } from 'react';
import type { Field } from '#contract/field.ts';
import type { Queue } from '#contract/queue.ts';
import { withdrawalFields as f } from '#generated/api/fields/withdrawal.ts';
import { useWithdrawFigures } from '#generated/web/finance/hooks/withdraw.ts';
import { useQueue, useQueues } from '#web/data/queues.tsx';
import { formatValue } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { countOf } from '#web/screens/list/list-tabs.tsx';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';
import { Figure, StatGrid } from '#web/ui/figure.tsx';
import { useFigureText } from './figure-texts.ts';

/** A figure that is on its way: a dash would say that there is none. */
const coming = '…';

/** Milliseconds between two readings. */
const rhythm = 15_000;

/** The figures of the desk, whatever the list is filtered by: open requests, today's results, and the money available. */
export function DeskFigures({ model }: { readonly model: ListModel }) {
  const [queue, ...narrower] = useQueues('calm')?.filter(({ path }) => path === model.screen.path) ?? [];
  const text = useFigureText();
  const context = useFormatContext();
  const { data, error, absent } = useWithdrawFigures({}, { refresh: rhythm });
  const reply = data?.data;
  const shown = (field: Field, value: string | number | null | undefined) =>
    value === undefined && !error ? coming : value == null ? '–' : formatValue(field, value, context);
  const counted = (count: number | null | undefined) => typeof count === 'number' && text.count(formatCount(count));
  if (absent) return null;
  return (
    <StatGrid slides aria-label={text.all}>
      {queue && <Waiting queue={queue} model={model} />}
      {narrower.map((one) => (
        <Narrower key={one.key} queue={one} />
      ))}
      <Figure
        name={text.paid}
        value={shown(f.net_amount, reply?.paid_amount)}
        tone="success"
        note={counted(reply?.paid_count)}
      />
      <Figure
        name={text.refunded}
        value={shown(f.amount, reply?.refunded_amount)}
        note={counted(reply?.refunded_count)}
      />
      <Figure name={text.average} value={shown(f.duration_sec, reply?.average_sec)} />
      {reply?.balance !== null && <Figure name={text.balance} value={shown(f.amount, reply?.balance)} />}
    </StatGrid>
  );
}

/**
 * What waits: the queue itself, and where the list is narrowed by its tabs alone, as its tabs count at this moment, so that
 * the two never differ. The amount is that of the same requests or unknown.
 */
function Waiting({ queue, model }: { readonly queue: Queue; readonly model: ListModel }) {
  const text = useFigureText();
  const context = useFormatContext();
  const { count, amount, failed, refresh } = useQueue(queue);
  const { list, screen, tabFilter } = model;
  const isWhole = Object.keys(list.values).every((param) => tabFilter?.params.includes(param));
  const listed = isWhole ? countOf(screen.tabs?.waiting ?? [], list.reply?.facets) : undefined;
  const isBehind = listed !== undefined && count !== undefined && listed !== count;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number that the tabs say
  useEffect(() => {
    if (isBehind) void refresh();
  }, [isBehind, listed]);
  const shown = listed ?? count;
  return (
    <Figure
      name={text.waiting}
      value={
        (count === undefined || isBehind) && !failed
          ? coming
          : amount === undefined
            ? '–'
            : formatValue(f.amount, amount, context)
      }
      tone={shown ? 'warning' : undefined}
      note={shown !== undefined && text.count(formatCount(shown))}
    />
  );
}

/** A part of what waits that asks for somebody of its own; away while there is none. */
function Narrower({ queue }: { readonly queue: Queue }) {
  const text = useFigureText();
  const context = useFormatContext();
  const { count, amount, link } = useQueue(queue);
  if (!count) return null;
  return (
    <Figure
      name={queue.title[context.language]}
      value={amount === undefined ? '–' : formatValue(f.amount, amount, context)}
      tone="info"
      href={link}
      note={text.count(formatCount(count))}
    />
  );
}
