import { useState } from 'react';
import { useMbankingBulkGroupList } from '#generated/web/finance/hooks/mbanking.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Stack } from '#web/ui/stack.tsx';
import type { PartProps } from '../account-pane.tsx';
import { Trouble } from '../trouble.tsx';
import { useAsk } from '../use-ask.ts';
import { GroupTable } from './group-table.tsx';
import { GroupView } from './group-view.tsx';
import { NewGroupForm } from './new-group-form.tsx';
import { useBulkText } from './texts.ts';
import { useNewGroup } from './use-new-group.ts';

/** Milliseconds between two looks at the groups. */
const rhythm = 5_000;

/** Payments to many: the groups of an account, or one of them. */
export function BulkTab({ account, onSignIn, onChanged }: PartProps) {
  const text = useBulkText();
  const can = useCan();
  const [open, setOpen] = useState<number>();
  const added = useNewGroup(Number(account.id), setOpen);
  const groups = useAsk(
    useMbankingBulkGroupList(),
    open === undefined ? { bank_id: Number(account.id), limit: 50 } : null,
    rhythm,
  );
  if (open !== undefined)
    return (
      <GroupView
        id={open}
        account={account}
        onBack={() => {
          setOpen(undefined);
          onChanged();
        }}
      />
    );
  const list = groups.data?.groups;
  const trouble = added.problem ?? groups.error;
  return (
    <Stack>
      {can('finance.mbanking.bulk') && <NewGroupForm group={added} />}
      {trouble && <Trouble error={trouble} onRetry={groups.again} onSignIn={onSignIn} />}
      {!list && !groups.error && <SkeletonLines count={8} />}
      {list?.length === 0 && <Quiet>{text.none}</Quiet>}
      {list && list.length > 0 && <GroupTable groups={list} onOpen={setOpen} />}
    </Stack>
  );
}
