import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import type { Call } from '#contract/call.ts';
import type { Field } from '#contract/field.ts';
import type { Action } from '#contract/screen.ts';
import { sentOf } from '#web/core/action-body.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { questionOf } from '#web/screens/shared/action-words.ts';
import type { InquiryAnswer, Order } from '../records.ts';
import { useManualQuery } from '../use-manual-query.ts';
import { Comparison } from './comparison.tsx';
import css from './inquiry.module.css';
import { useInquiryText } from './texts.ts';

interface Props {
  readonly action: Action;
  readonly call: Call;
  readonly row: Order;
  readonly fields: readonly Field[];
  readonly onClose: () => void;
  /** Called after each answer, which may have changed our order: reload. */
  readonly onAnswer: () => void;
}

/** Queries the gateway about one order of a list and shows both sides. */
export default function InquiryDialog({ action, call, row, fields, onClose, onAnswer }: Props) {
  const text = useInquiryText();
  const { common } = useText();
  const label = useLabel();
  const context = useFormatContext();
  const { answer, failure, isAsking, ask } = useManualQuery<InquiryAnswer>(call, onAnswer);
  const query = sentOf(action.send ?? [], row);
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': common.close }}
      title={label(action.label)}
      size={560}
      centered
      transitionProps={{ duration: 120 }}
    >
      {answer ? (
        <Comparison answer={answer} />
      ) : (
        <p className={css.question}>{questionOf(action, row, {}, fields, context)}</p>
      )}
      {failure && (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={css.buttons}>
        <Button variant="default" onClick={onClose}>
          {common.close}
        </Button>
        <Button loading={isAsking} onClick={() => void ask(query)} data-autofocus>
          {text.ask}
        </Button>
      </div>
    </Modal>
  );
}
