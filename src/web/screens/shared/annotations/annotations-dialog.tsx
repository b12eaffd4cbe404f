import { Button } from '@mantine/core';
import { mdiPencilOutline, mdiPlus, mdiTrashCanOutline } from '@mdi/js';
import { useState } from 'react';
import type { AnnotationCalls } from '#web/auth/person-store.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useOffers } from '#web/data/use-offers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notify.ts';
import { PlainDialog } from '#web/ui/plain-dialog.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { useWork } from '../use-work.ts';
import { AnnotationForm } from './annotation-form.tsx';
import css from './annotations.module.css';
import { type Annotation, onDay } from './annotations.ts';
import { useAnnotationText } from './texts.ts';

interface Props {
  readonly calls: AnnotationCalls;
  readonly day: string;
  /** Those of the page, the day's among them. */
  readonly all: readonly Annotation[];
  readonly dayText: (day: string) => string;
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

/** What is to be known of a day, where whoever may adds to it, changes and deletes it. */
export function AnnotationsDialog({ calls, day, all, dayText, refresh, onClose }: Props) {
  const text = useAnnotationText();
  const can = useCan();
  const offered = useOffers();
  const own = onDay(all, day);
  const mayAdd = can(calls.add.permission) && offered(calls.add);
  /** Which one is edited; `null` = another one is written. */
  const [edited, setEdited] = useState<Annotation | null | undefined>(own.length === 0 ? null : undefined);
  const now = edited && all.find(({ id }) => id === edited.id);
  return (
    <PlainDialog title={text.title(dayText(day))} width={460} onClose={onClose}>
      {own.length === 0 && !(edited !== undefined && mayAdd) && <p className={css.none}>{text.none}</p>}
      {own.length > 0 && !edited && (
        <ul className={css.list}>
          {own.map((one) => (
            <Line
              key={one.id}
              calls={calls}
              one={one}
              dayText={dayText}
              refresh={refresh}
              onEdit={() => setEdited(one)}
            />
          ))}
        </ul>
      )}
      {edited !== undefined && (edited || mayAdd) ? (
        <AnnotationForm
          key={edited?.id ?? 'new'}
          calls={calls}
          day={day}
          edited={edited ?? undefined}
          now={now ?? undefined}
          refresh={refresh}
          onClose={() => setEdited(undefined)}
        />
      ) : (
        mayAdd && (
          <Button variant="default" leftSection={<Icon path={mdiPlus} size={16} />} onClick={() => setEdited(null)}>
            {text.add}
          </Button>
        )
      )}
    </PlainDialog>
  );
}

interface LineProps extends Pick<Props, 'calls' | 'dayText' | 'refresh'> {
  readonly one: Annotation;
  readonly onEdit: () => void;
}

/** One of them, with what may be done to it. Deleting takes a second press. */
function Line({ calls, one, dayText, refresh, onEdit }: LineProps) {
  const text = useAnnotationText();
  const client = useClient();
  const describe = useDescribeError();
  const work = useWork();
  const [isAsked, setAsked] = useState(false);
  const { id, version, day_from: from, day_to: to, by } = one;
  const remove = () =>
    work.run(async (signal) => {
      try {
        await client.request(calls.remove, { body: { id, version }, signal });
        notify.success(text.removed);
      } finally {
        await refresh();
      }
    });
  const facts = [
    from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`,
    by !== '' && text.by(by),
    one.staff_only && text.staffOnly,
  ];
  return (
    <li className={css.line}>
      <span className={css.said}>
        {one.text}
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      {one.can_change && (
        <>
          <ToolButton icon={mdiPencilOutline} label={text.edit(one.text)} onClick={onEdit} />
          <ToolButton icon={mdiTrashCanOutline} label={text.remove(one.text)} onClick={() => setAsked(true)} />
        </>
      )}
      {isAsked && (
        <div className={css.asked} role="alertdialog" aria-label={text.remove(one.text)}>
          <span>{text.ask(one.text)}</span>
          <Button size="compact-sm" variant="default" onClick={() => setAsked(false)}>
            {text.keep}
          </Button>
          <Button size="compact-sm" color="red" loading={work.isRunning} onClick={() => void remove()}>
            {text.reallyRemove}
          </Button>
        </div>
      )}
      {work.error && (
        <span className={css.failure} role="alert">
          {describe(work.error)}
        </span>
      )}
    </li>
  );
}
