import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { Call } from '#contract/call.ts';
import type { Action } from '#contract/screen.ts';
import { useText } from '#web/locale/use-text.ts';
import type { Account } from '../records.ts';
import { BalanceCard } from './balance-card.tsx';
import { useBalanceText } from './texts.ts';

interface Props {
  readonly action: Action;
  readonly call: Call;
  readonly record: Account;
  readonly onClose: () => void;
  readonly onAnswer: () => void;
}

/** Balance of one account in a list, by our books and by its gateway. */
export default function BalanceDialog({ action, call, record, onClose, onAnswer }: Props) {
  const text = useBalanceText();
  const { common } = useText();
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': common.close }}
      title={text.account(record.name)}
      size={760}
      centered
      transitionProps={{ duration: 120 }}
    >
      <BalanceCard action={action} call={call} record={record} onAnswer={onAnswer} />
    </Modal>
  );
}
