import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Button, Group, Modal } from '@mantine/core';
import { mdiCalendarClock, mdiFileDelimitedOutline, mdiFileExcelOutline } from '@mdi/js';
import { Suspense, useState } from 'react';
import { type FileFormat, fileFormats } from '#contract/file-format.ts';
import type { Subscribing } from '#web/auth/person-store.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useOffers } from '#web/data/use-offers.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useText } from '#web/locale/use-text.ts';
import { onConfirmKey } from '#web/ui/confirm-key.ts';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { usePreferenceCalls } from '../shared/preferences/use-taken-over.ts';
import css from './export-dialog.module.css';
import type { FileRequestOf } from './export-request.ts';
import { useToolText } from './tool-texts.ts';
import { maxExported, useExport } from './use-export.ts';
import type { ListModel } from './use-list-screen.ts';

interface Props {
  readonly request: FileRequestOf;
  /** Rows that match. */
  readonly total: number;
  /** The list that it is of: its rows can be sent regularly. */
  readonly list?: ListModel;
  readonly onClose: () => void;
}

const SubscribeForm = late(async () => ({ default: (await import('./subscribe-form.tsx')).SubscribeForm }));

/** How a list is sent regularly; undefined where nothing is. */
function useSubscribing(list: ListModel | undefined): Subscribing | undefined {
  const calls = usePreferenceCalls();
  const offered = useOffers();
  const subscribing = list && calls?.subscribing;
  return subscribing && offered(subscribing.call) ? subscribing : undefined;
}

const icons: Readonly<Record<FileFormat, string>> = { xlsx: mdiFileExcelOutline, csv: mdiFileDelimitedOutline };

/** 1,234,567 → `1.2 MB`. */
function sizeText(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${formatCount(Math.round(bytes / 100_000) / 10)} MB`;
}

/** Downloads rows: says how many before, can be stopped meanwhile, says how many after. It can always be closed. */
export function ExportDialog({ request, total, list, onClose }: Props) {
  const tool = useToolText();
  const { common } = useText();
  const describe = useDescribeError();
  const { state, run, cancel } = useExport(request);
  const [format, setFormat] = useState<FileFormat>('xlsx');
  const subscribing = useSubscribing(list);
  const [isSubscribing, setSubscribing] = useState(false);
  const isRunning = state.step === 'running';
  const start = (wanted: FileFormat) => {
    setFormat(wanted);
    void run(wanted, total);
  };
  const close = () => {
    cancel();
    onClose();
  };
  const form = isSubscribing && list && subscribing && (
    <Suspense fallback={<SkeletonLines count={8} />}>
      <SubscribeForm model={list} subscribing={subscribing} onClose={close} />
    </Suspense>
  );
  return (
    <Modal
      opened
      onClose={close}
      title={form ? tool.subscribeTitle : tool.exportTitle}
      closeButtonProps={{ 'aria-label': common.close }}
      centered
      size={460}
      transitionProps={{ duration: 120 }}
      onKeyDown={onConfirmKey(() => {
        if (!form && total > 0 && (state.step === 'idle' || state.step === 'failed')) start(format);
      })}
    >
      {form || (
        <>
          {state.step === 'idle' && (
            <Ask total={total} onStart={start} onSubscribe={subscribing && (() => setSubscribing(true))} />
          )}
          {state.step === 'running' && <Running total={total} bytes={state.bytes} />}
          {state.step === 'done' && <Progress {...state} />}
          {state.step === 'failed' && (
            <p className={css.failure} role="alert">
              {describe(state.error)}
            </p>
          )}
          <Group justify="flex-end" gap="xs" mt="md">
            {isRunning && (
              <Button variant="default" onClick={cancel}>
                {tool.exportStop}
              </Button>
            )}
            <Button variant="default" onClick={close}>
              {state.step === 'idle' ? common.cancel : common.close}
            </Button>
            {state.step === 'failed' && (
              <Button onClick={() => start(format)} data-autofocus>
                {common.retry}
              </Button>
            )}
          </Group>
        </>
      )}
    </Modal>
  );
}

interface AskProps {
  readonly total: number;
  readonly onStart: (format: FileFormat) => void;
  /** Undefined where nothing is sent regularly. */
  readonly onSubscribe: (() => void) | undefined;
}

/** How many rows it is going to be, and in which form. */
function Ask({ total, onStart, onSubscribe }: AskProps) {
  const tool = useToolText();
  return (
    <>
      <p className={css.says}>
        {total === 0 ? tool.exportNothing : tool.exportAsk(formatCount(total))}
        {total > maxExported && ` ${tool.exportLimit(formatCount(maxExported))}`}
      </p>
      <ul className={css.formats}>
        {fileFormats.map((one, at) => (
          <li key={one}>
            <button
              type="button"
              className={css.format}
              data-format={one}
              disabled={total === 0}
              data-autofocus={at === 0 || undefined}
              onClick={() => onStart(one)}
            >
              <Icon path={icons[one]} size={22} />
              <span>
                <b>{tool.formats[one]}</b>
                <small>{tool.formatHints[one]}</small>
              </span>
            </button>
          </li>
        ))}
        {onSubscribe && (
          <li>
            <button type="button" className={css.format} onClick={onSubscribe}>
              <Icon path={mdiCalendarClock} size={22} />
              <span>
                <b>{tool.subscribeTitle}</b>
                <small>{tool.subscribeHint}</small>
              </span>
            </button>
          </li>
        )}
      </ul>
      <p className={css.note}>{tool.exportRecorded}</p>
    </>
  );
}

function Running({ total, bytes }: { readonly total: number; readonly bytes: number }) {
  const tool = useToolText();
  return (
    <div role="status">
      <p className={css.says}>
        {tool.exporting(formatCount(Math.min(total, maxExported)))}
        {bytes > 0 && ` · ${tool.exportReceived(sizeText(bytes))}`}
      </p>
      <progress className={css.progress} aria-label={tool.exportTitle} />
    </div>
  );
}

/** How many rows it was, and in which file. */
function Progress({ count, total, name }: { readonly count: number; readonly total: number; readonly name: string }) {
  const tool = useToolText();
  const [rows, all] = [formatCount(count), formatCount(total)];
  return (
    <div role="status">
      <p className={css.says}>{count < total ? tool.exportCut(rows, all) : tool.exported(rows, all)}</p>
      <p className={css.name}>{name}</p>
    </div>
  );
}
