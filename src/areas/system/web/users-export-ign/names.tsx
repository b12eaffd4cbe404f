import type { ExportedName } from '#generated/api/system.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import tables from '#web/ui/framed-table.module.css';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { columns } from './fields.ts';
import { useIgnText } from './texts.ts';

/** Members with their names at the provider. */
export function Names({ rows }: { readonly rows: readonly ExportedName[] }) {
  const label = useLabel();
  const text = useIgnText();
  const context = useFormatContext();
  return (
    <ScrollBox className={tables.scroller} label={text.title}>
      <table className={tables.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name}>{label(column.label)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.username}/${row.ign}`}>
              {columns.map((column) => (
                <td key={column.name}>{formatField(column, { ...row }, context)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
