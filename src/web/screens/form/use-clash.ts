import { useState } from 'react';
import type { RecordReply, Row } from '#contract/envelope.ts';
import type { FormScreen } from '#contract/screen.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useClient } from '#web/data/client-context.tsx';
import { fieldDiffs } from '#web/form/field-diff.ts';
import type { Drafts } from '../shared/use-draft.ts';
import type { Clash } from './form-state.ts';
import type { OpenedForm } from './use-opened-form.ts';
import type { RecordState } from './use-record.ts';

/** Somebody else saved the record first: what they changed, and whose values go on. */
export function useClash(
  screen: FormScreen,
  id: string | undefined,
  { opened, values, changes, open }: OpenedForm,
  drafts: Drafts,
  record: RecordState,
) {
  const client = useClient();
  const [clash, setClash] = useState<Clash>();
  /** Reads the record as it is now; undefined where the failure is no clash. */
  const read = (error: ApiError): Promise<void> | undefined => {
    const { record: call, key, fields, mode } = screen;
    if (error.code !== 409 || mode !== 'update' || !call || !opened || id === undefined) return undefined;
    const meanwhile: Clash = { conflict: error.conflict, fresh: undefined, diffs: [], failed: false };
    setClash(meanwhile);
    return client
      .request<RecordReply<Row>>(call, { query: { [key]: id } })
      .then(({ data }) =>
        setClash({ ...meanwhile, fresh: data, diffs: fieldDiffs(fields, opened.base, data, values.current) }),
      )
      .catch(() => setClash({ ...meanwhile, failed: true }));
  };
  return {
    clash,
    read,
    /** My changes on top of what is stored now; nothing is sent yet. */
    keepMine: () => {
      if (!clash?.fresh) return;
      const mine = changes();
      setClash(undefined);
      open(clash.fresh, mine);
    },
    takeTheirs: () => {
      if (!clash?.fresh) return;
      drafts.drop();
      setClash(undefined);
      open(clash.fresh);
      void record.refresh();
    },
    closeClash: () => setClash(undefined),
  };
}
