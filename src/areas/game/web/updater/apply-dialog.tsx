import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { providerFields } from '#generated/api/fields/provider.ts';
import type { GameImportBody, GameImportReply } from '#generated/api/game.ts';
import { useGameImport } from '#generated/web/game/hooks/game.ts';
import { useProviderDetail } from '#generated/web/game/hooks/provider.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useLabel } from '#web/locale/language.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { type Batch, type Choice, needsCode } from './batch.ts';
import { useUpdaterText } from './texts.ts';

const isStatus = (text: string): text is GameImportBody['default_status'] =>
  providerFields.status.options?.some(({ value }) => value === text) ?? false;

interface Props {
  readonly batch: Batch;
  readonly choice: Choice;
  readonly onClose: () => void;
  readonly onApplied: (result: GameImportReply) => void;
}

/** Applies the selection; removing more than a fifth of the games requires the provider's code. */
function useApply({ batch, choice, onApplied }: Props) {
  const text = useUpdaterText();
  const describe = useDescribeError();
  const failed = useFailure();
  const apply = useGameImport();
  const provider = useProviderDetail({ id: batch.provider_id }).data?.data;
  const [status, setStatus] = useState<GameImportBody['default_status']>('active');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  // The server decides; if it requires the code, the dialog asks for it too.
  const [isCodeRequired, setCodeRequired] = useState(false);
  const isGuarded =
    isCodeRequired || (provider !== undefined && needsCode(choice.removed.size, provider.game_count ?? 0));
  const send = async () => {
    setProblem(undefined);
    try {
      const { data } = await apply.send({
        batch_id: batch.batch_id,
        apply: { new: [...choice.new], changed: [...choice.changed], removed: [...choice.removed] },
        default_status: status,
        ...(code.trim() === '' ? {} : { confirm_code: code.trim() }),
      });
      onApplied(data);
    } catch (error) {
      const failure = failed(error);
      if (failure.fields.confirm_code !== undefined) setCodeRequired(true);
      setProblem(
        failure.mayHaveHappened
          ? text.unknown
          : (failure.fields.confirm_code ?? failure.fields.apply ?? describe(failure)),
      );
    }
  };
  return {
    provider,
    status,
    setStatus,
    code,
    setCode,
    problem,
    isGuarded,
    isSending: apply.isSending,
    send: () => void send(),
  };
}

/** Asks for confirmation, and for the provider's code if more than a fifth of its games would be removed. */
export function ApplyDialog(props: Props) {
  const { batch, choice, onClose } = props;
  const text = useUpdaterText();
  const label = useLabel();
  const { provider, isGuarded, code, ...apply } = useApply(props);
  const [a, b, c] = [choice.new.size, choice.changed.size, choice.removed.size].map(formatCount);
  return (
    <ConfirmDialog
      opened
      title={text.apply}
      tone={choice.removed.size > 0 ? 'danger' : 'normal'}
      confirmLabel={text.apply}
      busy={apply.isSending}
      disabled={provider === undefined || (isGuarded && code.trim().toUpperCase() !== provider.code)}
      error={apply.problem}
      onConfirm={apply.send}
      onCancel={onClose}
    >
      <Stack>
        <span>{text.ask(a ?? '', b ?? '', c ?? '', batch.provider_name)}</span>
        {choice.new.size > 0 && (
          <NativeSelect
            label={text.status}
            value={apply.status}
            data={(providerFields.status.options ?? []).map((option) => ({
              value: option.value,
              label: label(option.label),
            }))}
            onChange={({ currentTarget: { value } }) => isStatus(value) && apply.setStatus(value)}
          />
        )}
        {isGuarded && provider && (
          <TextInput
            label={text.typeCode(provider.code)}
            value={code}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => apply.setCode(event.currentTarget.value)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
