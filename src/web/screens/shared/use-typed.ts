import { useEffect, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { useUser } from '#web/auth/session-context.tsx';
import { changedValues } from '#web/form/form-values.ts';
import { initialTyped } from './action-words.ts';
import { reasonField } from './decision/warnings.tsx';
import { useDraft } from './use-draft.ts';

export interface Typed {
  readonly values: Row;
  /** When the text was typed, if on an earlier visit: UTC ISO 8601. */
  readonly recalledAt: string | undefined;
  /** `preset` = the form chose it by itself. */
  change(values: Row, how?: 'preset'): void;
  /** Clears everything. */
  clear(): void;
  /** It was sent: nothing is left to lose. */
  done(): void;
}

/**
 * The values typed into the dialog of an action. They outlive the dialog: after closing it or an interruption they are
 * there when the same action on the same record is opened again, files included.
 */
export function useTyped(action: string, record: string, fields: readonly Field[], row: Row): Typed {
  const user = useUser();
  const [kept] = useState(() => [...fields, reasonField]);
  const draft = useDraft({ user: user?.id ?? '', path: `action:${action}`, record, fields: kept });
  const [earlier] = useState(draft.waiting);
  const [first] = useState(() => initialTyped(fields, row));
  const [start, setStart] = useState(first);
  const [values, setValues] = useState<Row>(() => ({ ...first, ...earlier?.values }));
  const [recalledAt, setRecalledAt] = useState(earlier?.at);

  // Files come a moment later than what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was found when the dialog was opened
  useEffect(() => {
    if (!earlier) return;
    let isOpen = true;
    void Promise.resolve(draft.recall()).then((found) => {
      if (!isOpen) return;
      draft.settle();
      const files = Object.fromEntries(
        (earlier.files ?? []).flatMap((name) => (found[name] ? [[name, found[name]]] : [])),
      );
      if (Object.keys(files).length === 0) return;
      setValues((now) => {
        const next = { ...files, ...now };
        draft.note(changedValues(kept, first, next), undefined);
        return next;
      });
    });
    return () => {
      isOpen = false;
    };
  }, []);

  return {
    values,
    recalledAt,
    change: (next, how) => {
      setValues(next);
      if (how === 'preset') {
        setStart((before) => ({ ...before, ...changedValues(kept, values, next) }));
        return;
      }
      draft.note(changedValues(kept, start, next), undefined);
    },
    clear: () => {
      draft.drop();
      setValues(start);
      setRecalledAt(undefined);
    },
    done: draft.drop,
  };
}
