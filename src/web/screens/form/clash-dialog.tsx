import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import type { Row } from '#contract/envelope.ts';
import { cells } from '#web/fields/cells.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useFormText } from '#web/form/texts.ts';
import { useText } from '#web/locale/use-text.ts';
import { onConfirmKey } from '#web/ui/confirm-key.ts';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import css from './form-screen.module.css';
import type { Clash } from './form-state.ts';

interface Props {
  readonly clash: Clash;
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** Who saved first, and field by field: before, stored now, mine. Nothing is lost until the person chooses. */
export function ClashDialog({ clash, onKeep, onTake, onClose }: Props) {
  const t = useFormText();
  const { common } = useText();
  const context = useFormatContext();
  const { conflict, fresh, diffs, failed } = clash;
  const at = { name: 'at', kind: 'datetime', label: { th: '', en: '' } } as const;
  return (
    <Modal
      opened
      onClose={onClose}
      size={760}
      title={t.conflictTitle}
      closeButtonProps={{ 'aria-label': common.close }}
      onKeyDown={onConfirmKey(() => {
        if (fresh) onKeep();
      })}
    >
      {conflict && <p className={css.clashWho}>{t.conflictBy(conflict.by, formatValue(at, conflict.at, context))}</p>}
      {failed && <p role="alert">{t.conflictFailed}</p>}
      {!fresh && !failed && (
        <div role="status" aria-label={t.conflictReading}>
          <SkeletonLines count={4} />
        </div>
      )}
      {fresh && (
        <>
          <p className={css.clashLead}>{diffs.some((diff) => diff.clash) ? t.conflictLead : t.conflictNone}</p>
          <Diffs fresh={fresh} diffs={diffs} />
        </>
      )}
      <div className={css.clashButtons}>
        <Button variant="default" onClick={onTake} disabled={!fresh}>
          {t.takeTheirs}
        </Button>
        <Button onClick={onKeep} disabled={!fresh} data-autofocus>
          {t.keepMine}
        </Button>
      </div>
    </Modal>
  );
}

/** Field by field: before, theirs and mine. */
function Diffs({ fresh, diffs }: { readonly fresh: Row; readonly diffs: Clash['diffs'] }) {
  const t = useFormText();
  const context = useFormatContext();
  return (
    <div className={css.clashScroll}>
      <table className={css.clash}>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{t.before}</th>
            <th scope="col">{t.theirs}</th>
            <th scope="col">{t.mine}</th>
          </tr>
        </thead>
        <tbody>
          {diffs.map(({ field, before, theirs, mine, clash: both }) => (
            <tr key={field.name} data-clash={both || undefined}>
              <th scope="row">{field.label[context.language]}</th>
              {[before, theirs, mine].map((value, side) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the three sides are the columns
                <td key={side}>{cells[field.kind].render(value, field, context, { ...fresh, [field.name]: value })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
