import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Fields } from '#contract/envelope.ts';
import type { PanelPart } from '#contract/screen-part.ts';
import { subProviderFields as f } from '#generated/api/fields/sub-provider.ts';
import type { ProviderDetailReply, ProviderSubItemsReply } from '#generated/api/game.ts';
import { providerUpdate } from '#generated/web/game/calls/provider.ts';
import { useProviderSubItems, useProviderUpdate } from '#generated/web/game/hooks/provider.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { guarded } from '#web/core/guarded.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatField } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { notify } from '#web/ui/notify.ts';
import tables from '#web/ui/plain-table.module.css';
import { Problem, Quiet } from '#web/ui/quiet.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import css from '../providers-detail/parts.module.css';
import { useProviderText } from '../providers-detail/texts.ts';

type Props = PanelPart<Fields<ProviderDetailReply>>;

interface Switches {
  readonly parts: readonly ProviderSubItemsReply[];
  /** Sub-providers switched but not saved yet. */
  readonly turned: ReadonlySet<number>;
  readonly problem: string | undefined;
  readonly isSending: boolean;
  isOn(part: ProviderSubItemsReply): boolean;
  toggle(part: number): void;
  save(): void;
}

/** State of the unsaved switches. */
function useSwitches(
  { record, refresh }: Props,
  { data, refresh: reread }: ReturnType<typeof useProviderSubItems>,
): Switches {
  const text = useProviderText();
  const describe = useDescribeError();
  const failed = useFailure();
  const { send, isSending } = useProviderUpdate();
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState<string>();
  const parts = data?.data ?? [];
  const isOn = (part: ProviderSubItemsReply) => (part.status === 'active') !== turned.has(part.id);
  const toggle = (part: number) =>
    setTurned((before) => {
      const next = new Set(before);
      if (!next.delete(part)) next.add(part);
      return next;
    });
  const save = async () => {
    setProblem(undefined);
    const changed = parts.filter((part) => turned.has(part.id));
    const sub_providers = changed.map((part) => ({
      id: part.id,
      status: isOn(part) ? ('active' as const) : ('inactive' as const),
    }));
    try {
      await send(guarded({ id: record.id, sub_providers }, record));
      notify.success(text.saved);
      await reread();
      setTurned(new Set());
      await refresh();
    } catch (error) {
      const failure = failed(error);
      setProblem(failure.fields.sub_providers ?? describe(failure));
      if (failure.code === 409) await refresh();
    }
  };
  return { parts, turned, problem, isSending, isOn, toggle, save: () => void save() };
}

/** The sub-providers of a provider as switches, saved together in one update of the provider. */
export default function SubProviders(props: Props) {
  const text = useProviderText();
  const can = useCan();
  const answer = useProviderSubItems({ provider_id: [props.record.id], limit: 200 });
  const switches = useSwitches(props, answer);
  const { turned, problem, isSending } = switches;
  const mayChange = can(providerUpdate.permission);
  if (!answer.data) return <AnswerState of={answer} lines={4} />;
  return (
    <Stack className={css.parts}>
      <PartTable switches={switches} mayChange={mayChange} />
      {problem !== undefined && <Problem>{problem}</Problem>}
      {mayChange && (
        <Toolbar>
          <Quiet role="status">{turned.size > 0 ? text.changed(String(turned.size)) : ''}</Quiet>
          <Button data-end disabled={turned.size === 0} loading={isSending} onClick={switches.save}>
            {text.save}
          </Button>
        </Toolbar>
      )}
    </Stack>
  );
}

function PartTable({ switches, mayChange }: { readonly switches: Switches; readonly mayChange: boolean }) {
  const text = useProviderText();
  const context = useFormatContext();
  const { parts, turned, isOn, toggle, isSending } = switches;
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th>{text.code}</th>
          <th>{text.name}</th>
          <th>{text.type}</th>
          <th data-end="">{text.games}</th>
          <th>{text.status}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.id} data-turned={turned.has(part.id) || undefined}>
            <td>{part.code}</td>
            <td>{part.name}</td>
            <td>{formatField(f.type, { ...part }, context)}</td>
            <td data-end="">{formatCount(part.game_count ?? 0)}</td>
            <td>
              <label className={css.switch}>
                <input
                  type="checkbox"
                  aria-label={text.switch(part.name)}
                  checked={isOn(part)}
                  disabled={!mayChange || isSending}
                  onChange={() => toggle(part.id)}
                />
                {isOn(part) ? text.on : text.off}
              </label>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
