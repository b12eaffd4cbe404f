import type { Fields } from '#contract/envelope.ts';
import { shownOf } from '#contract/field.ts';
import { roleFields as f } from '#generated/api/fields/role.ts';
import type { RoleListReply } from '#generated/api/system.ts';
import { useLanguage } from '#web/locale/language.ts';
import marks from '#web/ui/marks.module.css';
import type { Area, Resource } from '../matrix/catalog.ts';
import type { Grants } from '../matrix/grants.ts';
import { useAreaTitle, useMatrixText } from '../matrix/texts.ts';
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
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {matrixTexts.resource}
          </th>
          {roles.map((role) => (
            <th key={role.id} scope="col" className={css.head}>
              {String(shownOf(f.name, { ...role }, language))}
            </th>
          ))}
        </tr>
      </thead>
      {areas.map((area) => (
        <tbody key={area.id}>
          <tr>
            <th scope="rowgroup" colSpan={roles.length + 1} className={css.area}>
              {areaTitle(area.id)}
            </th>
          </tr>
          {!isClosed &&
            area.resources.map((resource) => (
              <tr key={resource.id}>
                <th scope="row" className={css.name}>
                  {resource.title}
                </th>
                {roles.map((role, side) => (
                  <td key={role.id} className={css.cell}>
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
  const matrixTexts = useMatrixText();
  const granted = resource.verbs.filter(({ key }) => side?.has(key));
  if (granted.length === 0) return <span className={css.none}>{text.none}</span>;
  return granted.map(({ key, label, risk }) => {
    const isMissingElsewhere = sides.some((other) => !other.has(key));
    return (
      <span
        key={key}
        className={`${marks.pill} ${css.verb}`}
        data-tone={isMissingElsewhere ? 'warning' : undefined}
        title={isMissingElsewhere ? text.onlySome : undefined}
      >
        {label}
        {risk === 'high' && <em className={css.risk}> {matrixTexts.high}</em>}
      </span>
    );
  });
}
