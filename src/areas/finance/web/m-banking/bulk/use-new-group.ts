import { useState } from 'react';
import type { MbankingBulkCreateGroupBody } from '#generated/api/finance.ts';
import { useMbankingBulkCreateGroup } from '#generated/web/finance/hooks/mbanking.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { failureOf } from '#web/data/failure-of.ts';

type GroupDraft = Pick<MbankingBulkCreateGroupBody, 'name' | 'purpose'>;

export interface NewGroup {
  /** Undefined until somebody begins one. */
  readonly draft: GroupDraft | undefined;
  readonly problem: ApiError | undefined;
  readonly isSending: boolean;
  put(draft: GroupDraft): void;
  create(): void;
}

/** A group that is about to be made; it stays while another one is looked at. */
export function useNewGroup(bankId: number, onCreated: (groupId: number) => void): NewGroup {
  const [draft, setDraft] = useState<GroupDraft>();
  const [problem, setProblem] = useState<ApiError>();
  const { send, isSending } = useMbankingBulkCreateGroup();
  const create = async () => {
    if (!draft) return;
    try {
      const { data } = await send({ ...draft, name: draft.name.trim(), bank_id: bankId });
      setDraft(undefined);
      if (data.group_id !== null) onCreated(data.group_id);
    } catch (error) {
      setProblem(failureOf(error));
    }
  };
  return { draft, problem, isSending, put: setDraft, create: () => void create() };
}
