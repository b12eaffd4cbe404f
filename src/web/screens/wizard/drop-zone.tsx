import { Button } from '@mantine/core';
import { mdiFileDelimitedOutline, mdiTrayArrowUp } from '@mdi/js';
import { type DragEvent, useId, useRef, useState } from 'react';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Problem } from '#web/ui/quiet.tsx';
import css from './file.module.css';
import { useWizardText } from './texts.ts';

/** What the server takes of one file. */
const maxBytes = 10 * 1024 * 1024;

interface Props {
  readonly file: File | undefined;
  readonly accepts: readonly ('csv' | 'json')[];
  /** What the file must be like. */
  readonly hint: string | undefined;
  readonly problem: string | undefined;
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
  readonly onProblem: (problem: string | undefined) => void;
}

const endings = { csv: '.csv,.txt,.tsv,text/csv,text/plain', json: '.json,application/json' } as const;

function sizeText(bytes: number): string {
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
export function DropZone({ file, accepts, hint, problem, disabled, onFile, onProblem }: Props) {
  const text = useWizardText();
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
        className={css.drop}
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
        <small id={`${id}-limits`} className={css.limits}>
          {hint}
        </small>
        <input
          ref={picker}
          type="file"
          hidden
          accept={accepts.map((kind) => endings[kind]).join(',')}
          data-field="file"
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            // Reset, so that the same file can be picked again after editing.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {problem !== undefined && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}

function FileName({ file }: { readonly file: File | undefined }) {
  const text = useWizardText();
  if (!file) return <p className={css.dropText}>{text.drop}</p>;
  return (
    <p className={css.fileName}>
      <strong>{file.name}</strong>
      <small>{sizeText(file.size)}</small>
    </p>
  );
}
