import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Button, Group, Modal } from '@mantine/core';
import type { Call } from '#contract/call.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useText } from '#web/locale/use-text.ts';
import { onConfirmKey } from '#web/ui/confirm-key.ts';
import { useListText } from '../shared/texts.ts';
import css from './list.module.css';
import { useToolText } from './tool-texts.ts';
import { mostExported, mostWorkbookRows, useExport } from './use-export.ts';

interface Props {
  readonly list: Call;
  readonly query: Readonly<Record<string, string>>;
  readonly total: number;
  readonly fileName: string;
  readonly onClose: () => void;
}

/** Downloads all filtered rows: says how many before, can be stopped meanwhile, says how many after. */
export function ExportDialog({ list, query, total, fileName, onClose }: Props) {
  const text = useListText();
  const tool = useToolText();
  const { common } = useText();
  const describe = useDescribeError();
  const { state, run, cancel } = useExport(list, fileName);
  const number = (value: number) => value.toLocaleString('en-US');
  const message = {
    idle: () =>
      `${tool.exportAsk(number(total))}${total > mostExported ? ` ${tool.exportLimit(number(mostExported))}` : ''}`,
    running: () => tool.exporting(number(Math.min(total, mostExported))),
    done: () =>
      state.step !== 'done'
        ? ''
        : state.count < state.total
          ? tool.exportCut(number(state.count), number(state.total))
          : tool.exported(number(state.count), number(state.total)),
    failed: () => (state.step === 'failed' ? describe(state.error) : ''),
  } as const;
  const running = state.step === 'running';
  return (
    <Modal
      opened
      onClose={running ? cancel : onClose}
      title={text.export}
      closeButtonProps={{ 'aria-label': common.close }}
      centered
      size={420}
      transitionProps={{ duration: 120 }}
      onKeyDown={onConfirmKey(() => {
        if (state.step !== 'done' && !running) void run(query, total);
      })}
    >
      <p className={css.says} role={state.step === 'failed' ? 'alert' : 'status'}>
        {message[state.step]()}
      </p>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={running ? cancel : onClose}>
          {state.step === 'done' ? common.close : common.cancel}
        </Button>
        {state.step !== 'done' && (
          <Button
            variant="default"
            disabled={running || total > mostWorkbookRows}
            title={total > mostWorkbookRows ? tool.workbookLimit(number(mostWorkbookRows)) : undefined}
            onClick={() => void run(query, total, true)}
          >
            Excel (.xlsx)
          </Button>
        )}
        {state.step !== 'done' && (
          <Button loading={running} onClick={() => void run(query, total)} data-autofocus>
            {state.step === 'failed' ? common.retry : `${tool.download} CSV`}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
