import { Button } from '@mantine/core';
import { mdiFileDelimitedOutline, mdiTrayArrowUp } from '@mdi/js';
import { type DragEvent, useId, useRef, useState } from 'react';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { Icon } from '#web/ui/icon.tsx';
import { css } from './css.ts';
import look from './file.module.css';
import { useImportText } from './texts.ts';

const maxBytes = 10 * 1024 * 1024;

interface Props {
  readonly file: File | undefined;
  readonly problem: string | undefined;
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
  readonly onProblem: (problem: string | undefined) => void;
}

export function sizeText(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${formatCount(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** State and handlers of drag and drop. */
function useDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const leave = () => setOver(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return { isOver, over, leave, drop };
}

/** A file, dropped or picked. The button makes it usable by keyboard alone. */
export function DropZone({ file, problem, disabled, onFile, onProblem }: Props) {
  const text = useImportText();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const take = (next: File | undefined) => {
    if (!next || disabled) return;
    if (/\.(xlsx|xlsm|xls)$/i.test(next.name)) return onProblem(text.workbook);
    if (next.size > maxBytes) return onProblem(text.tooLarge);
    onProblem(undefined);
    onFile(next);
  };
  const { isOver, over, leave, drop } = useDrop(take);
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to what the button does */}
      <div
        className={look.drop}
        data-over={isOver || undefined}
        data-filled={file !== undefined || undefined}
        data-invalid={problem !== undefined || undefined}
        onDragOver={over}
        onDragLeave={leave}
        onDrop={drop}
      >
        <Icon path={file ? mdiFileDelimitedOutline : mdiTrayArrowUp} size={28} />
        <FileName file={file} />
        <Button
          variant={file ? 'default' : 'filled'}
          size="sm"
          disabled={disabled}
          aria-describedby={`${id}-limits${problem === undefined ? '' : ` ${id}-problem`}`}
          onClick={() => picker.current?.click()}
        >
          {file ? text.other : text.choose}
        </Button>
        <small id={`${id}-limits`} className={look.limits}>
          {text.limits}
        </small>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          data-field="file"
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            // Reset, so that the same file can be picked again after editing.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function FileName({ file }: { readonly file: File | undefined }) {
  const text = useImportText();
  if (!file) return <p className={look.dropText}>{text.drop}</p>;
  return (
    <p className={look.fileName}>
      <strong>{file.name}</strong>
      <small>{sizeText(file.size)}</small>
    </p>
  );
}
