import type { Field, Option } from '#contract/field.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useRecordText } from './record-texts.ts';
import css from './timeline.module.css';

/** One change in the life of a record. */
interface Event {
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly message: string;
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

function readEvents(value: unknown): readonly Event[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter((item): item is Readonly<Record<string, unknown>> => typeof item === 'object' && item !== null)
    .map((item) => ({
      at: text(item.at),
      by: text(item.by),
      action: text(item.action),
      from: text(item.from),
      to: text(item.to),
      message: text(item.message ?? item.text),
    }));
}

const when: Field = { name: 'at', kind: 'datetime', label: { th: '', en: '' } };

interface Props {
  /** `[{ at, by, action, from, to, message }]`, from the server. */
  readonly value: unknown;
  /** Names of statuses. */
  readonly options?: readonly Option[] | undefined;
  /** Names of actions, by the last part of their id. */
  readonly actions?: Readonly<Record<string, string>> | undefined;
}

/** What happened to a record, the newest first. */
export function Timeline({ value, options = [], actions = {} }: Props) {
  const words = useRecordText();
  const context = useFormatContext();
  const events = readEvents(value).toReversed();
  const status = (name: string) => options.find((option) => option.value === name)?.label[context.language] ?? name;
  const tone = (name: string) => options.find((option) => option.value === name)?.tone;
  if (events.length === 0) return <p className={css.none}>{words.noTimeline}</p>;
  return (
    <ol className={css.timeline}>
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events are never reordered
        <li key={index} className={css.event} data-tone={tone(event.to)}>
          <div className={css.what}>
            <strong>{actions[event.action] ?? (event.to === '' ? event.action : status(event.to))}</strong>
            {event.to !== '' &&
              event.to !== event.from &&
              (event.from !== '' || Object.hasOwn(actions, event.action)) && (
                <span>
                  {event.from !== '' && `${status(event.from)} → `}
                  {status(event.to)}
                </span>
              )}
          </div>
          {event.message !== '' && <div className={css.message}>{event.message}</div>}
          <div className={css.who}>
            {event.by} · <time dateTime={event.at}>{formatValue(when, event.at, context)}</time>
          </div>
        </li>
      ))}
    </ol>
  );
}
