import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import marks from '#web/ui/marks.module.css';
import type { Area } from '../matrix/catalog.ts';
import { type Diff, highRisk } from '../matrix/grants.ts';
import css from '../matrix/matrix.module.css';
import { useMatrixText } from '../matrix/texts.ts';
import { useRoleText } from './texts.ts';

interface Props {
  readonly name: string;
  readonly areas: readonly Area[];
  readonly diff: Diff;
  /** Number of users with the role; undefined = unknown. */
  readonly people: number | undefined;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirms a save, listing the changes by name. */
export function SaveDialog({ name, areas, diff, people, busy, error, onConfirm, onCancel }: Props) {
  const text = useRoleText();
  const matrixTexts = useMatrixText();
  const { language } = useFormatContext();
  const { added, removed } = diff;
  const high = highRisk([...added, ...removed], areas);
  const permissionByKey = new Map(
    areas.flatMap(({ resources }) =>
      resources.flatMap(({ title, verbs }) => verbs.map((verb) => [verb.key, { verb, title }] as const)),
    ),
  );
  const lines = [
    ...added.map((key) => ({ key, change: 'added' as const })),
    ...removed.map((key) => ({ key, change: 'removed' as const })),
  ];
  return (
    <ConfirmDialog
      opened
      title={text.confirmTitle}
      tone={high > 0 ? 'danger' : 'normal'}
      busy={busy}
      error={error}
      width={520}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {text.confirm(
        name,
        added.length,
        removed.length,
        high,
        people === undefined ? text.people0 : formatCount(people),
      )}
      <ul className={css.changes} lang={language}>
        {lines.map(({ key, change }) => {
          const permission = permissionByKey.get(key);
          return (
            <li key={key}>
              <b className={marks.pill} data-tone={change === 'added' ? 'success' : 'danger'}>
                {change === 'added' ? '+' : '−'}
              </b>{' '}
              {permission ? matrixTexts.cell(permission.verb.label, permission.title) : key}{' '}
              {permission?.verb.risk === 'high' && <em className={css.risk}>{text.risky}</em>}
            </li>
          );
        })}
      </ul>
    </ConfirmDialog>
  );
}
