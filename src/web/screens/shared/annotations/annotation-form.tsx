import { useState } from 'react';
import type { AnnotationCalls } from '#web/auth/person-store.ts';
import { useClient } from '#web/data/client-context.tsx';
import { failureOf } from '#web/data/failure-of.ts';
import { notify } from '#web/ui/notify.ts';
import { FieldsForm } from '../fields-form.tsx';
import css from './annotations.module.css';
import type { Annotation } from './annotations.ts';
import { useAnnotationText } from './texts.ts';

interface Props {
  readonly calls: AnnotationCalls;
  readonly day: string;
  /** What is changed; undefined = another one is written. */
  readonly edited: Annotation | undefined;
  /** The same as it is by now. */
  readonly now: Annotation | undefined;
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

/** What is said of which days, and to whom. Where somebody else was faster, it says so, and saving again writes over it. */
export function AnnotationForm({ calls, day, edited, now, refresh, onClose }: Props) {
  const text = useAnnotationText();
  const client = useClient();
  /** The version that was seen; undefined until somebody else was faster: then the one that there is now. */
  const [isStale, setStale] = useState(false);
  const seen = (isStale ? now : undefined) ?? edited;
  return (
    <>
      {isStale && now && <p className={css.none}>{text.again(now.text)}</p>}
      <FieldsForm
        inputs={calls.inputs}
        initial={{
          ...Object.fromEntries(calls.inputs.map(({ field }) => [field.name, field.initial])),
          ...{ day_from: day, day_to: day },
          ...edited,
        }}
        saveLabel={text.save}
        save={async (given, signal) => {
          const body = seen ? { ...given, id: seen.id, version: seen.version } : given;
          try {
            await client.request(seen ? calls.change : calls.add, { body, signal });
          } catch (error) {
            if (failureOf(error).code === 409) {
              await refresh();
              setStale(true);
            }
            throw error;
          }
          notify.success(seen ? text.changed : text.added);
          await refresh();
        }}
        onClose={onClose}
      />
    </>
  );
}
