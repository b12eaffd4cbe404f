import { groupMoney } from '#contract/money.ts';
import { bulkPurposeOptions } from '#generated/api/enums/bulk-purpose.ts';
import type { BulkSummary } from '#generated/api/finance.ts';
import { useLabel } from '#web/locale/language.ts';
import plain from '#web/ui/plain-table.module.css';
import css from '../console.module.css';
import { Standing } from './standing.tsx';
import { useBulkText } from './texts.ts';

interface Props {
  readonly groups: readonly BulkSummary[];
  readonly onOpen: (groupId: number) => void;
}

/** The groups of an account with how far each is. */
export function GroupTable({ groups, onOpen }: Props) {
  const text = useBulkText();
  return (
    <div className={css.scroll}>
      <table className={`${plain.table} ${css.table}`}>
        <thead>
          <tr>
            <th>{text.name}</th>
            <th>{text.purpose}</th>
            <th data-end>{text.recipients}</th>
            <th data-end>{text.total}</th>
            <th>{text.progress}</th>
            <th>{text.status}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <GroupRow key={group.id} group={group} onOpen={() => onOpen(group.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GroupRow({ group, onOpen }: { readonly group: BulkSummary; readonly onOpen: () => void }) {
  const label = useLabel();
  const purpose = bulkPurposeOptions.find((option) => option.value === group.purpose);
  return (
    <tr className={css.group} onClick={onOpen}>
      <td>
        <button type="button" className="bare" onClick={onOpen}>
          {group.name}
        </button>
        <small> {group.group_ref}</small>
      </td>
      <td>{purpose && label(purpose.label)}</td>
      <td data-end>{group.recipient_count}</td>
      <td data-end>{groupMoney(group.total_amount)}</td>
      <td>
        {group.success_count} / {group.failed_count} / {group.unknown_count}
      </td>
      <td>
        <Standing status={group.status} />
      </td>
    </tr>
  );
}
