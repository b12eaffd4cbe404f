import type { Fields } from '#contract/envelope.ts';
import { shownOf } from '#contract/field.ts';
import { roleFields as f } from '#generated/api/fields/role.ts';
import type { RoleListReply } from '#generated/api/system.ts';
import { useLanguage } from '#web/locale/language.ts';
import tables from '#web/ui/plain-table.module.css';
import type { Area, Resource } from '../matrix/catalog.ts';
import type { Grants } from '../matrix/grants.ts';
import { useAreaTitle, useMatrixText } from '../matrix/texts.ts';
import { VerbPill } from '../matrix/verb-pill.tsx';
import css from './compare.module.css';
import { useCompareText } from './texts.ts';

interface Props {
  readonly roles: readonly Fields<RoleListReply>[];
  /** Permissions of each role. */
  readonly sides: readonly Grants[];
  readonly areas: readonly Area[];
  /** Only the titles of the areas are shown. */
  readonly isClosed: boolean;
}

/** Resources by area, one column per role. */
export function CompareTable({ roles, sides, areas, isClosed }: Props) {
  const matrixTexts = useMatrixText();
  const language = useLanguage();
  const areaTitle = useAreaTitle();
  return (
    <table className={`${tables.table} ${css.table}`}>
      <thead>
        <tr>
          <th scope="col">{matrixTexts.resource}</th>
          {roles.map((role) => (
            <th key={role.id} scope="col">
              {String(shownOf(f.name, { ...role }, language))}
            </th>
          ))}
        </tr>
      </thead>
      {areas.map((area) => (
        <tbody key={area.id}>
          <tr>
            <th scope="rowgroup" colSpan={roles.length + 1}>
              {areaTitle(area.id)}
            </th>
          </tr>
          {!isClosed &&
            area.resources.map((resource) => (
              <tr key={resource.id}>
                <th scope="row">{resource.title}</th>
                {roles.map((role, side) => (
                  <td key={role.id}>
                    <Verbs resource={resource} side={sides[side]} sides={sides} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}

interface VerbsProps {
  readonly resource: Resource;
  readonly side: Grants | undefined;
  readonly sides: readonly Grants[];
}

/** Permissions of one role for a resource; those that not all roles have are marked. */
function Verbs({ resource, side, sides }: VerbsProps) {
  const text = useCompareText();
  const granted = resource.verbs.filter(({ key }) => side?.has(key));
  if (granted.length === 0) return text.none;
  return granted.map((verb) => {
    const isMissingElsewhere = sides.some((other) => !other.has(verb.key));
    return (
      <VerbPill
        key={verb.key}
        verb={verb}
        data-tone={isMissingElsewhere ? 'warning' : undefined}
        title={isMissingElsewhere ? text.onlySome : undefined}
      />
    );
  });
}
