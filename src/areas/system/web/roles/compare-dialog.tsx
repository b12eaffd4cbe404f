import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { RoleListReply } from '#generated/api/system.ts';
import { useText } from '#web/locale/use-text.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import marks from '#web/ui/marks.module.css';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';
import { searched } from '../matrix/catalog.ts';
import { differing } from '../matrix/grants.ts';
import { useAreaTitle, useMatrixText } from '../matrix/texts.ts';
import { MatrixTools } from '../matrix/tools.tsx';
import { useCatalog } from '../matrix/use-catalog.ts';
import css from './compare.module.css';
import { useCompareText } from './texts.ts';

interface Props {
  readonly roles: readonly RoleListReply[];
  readonly onClose: () => void;
}

/** What roles may do, side by side; at first only where they differ. */
export function CompareDialog({ roles, onClose }: Props) {
  const text = useCompareText();
  const words = useMatrixText();
  const { common } = useText();
  const areaTitle = useAreaTitle();
  const { mdUp } = useBreakpoints();
  const { areas } = useCatalog();
  const [search, setSearch] = useState('');
  const [narrow, setNarrow] = useState(true);
  const [isClosed, setClosed] = useState(false);
  const sides = useMemo(() => roles.map((role) => new Set(role.permissions)), [roles]);
  const shown = useMemo(
    () =>
      searched(areas ?? [], search, areaTitle).flatMap((area) => {
        const resources = narrow ? differing(area.resources, sides) : area.resources;
        return resources.length > 0 ? [{ ...area, resources }] : [];
      }),
    [areas, search, areaTitle, narrow, sides],
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={text.title}
      size={1080}
      fullScreen={!mdUp}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <MatrixTools
        words={search}
        onWords={setSearch}
        isNarrow={narrow}
        narrowLabel={words.onlyDifferent}
        onNarrow={setNarrow}
        isClosed={isClosed}
        onCloseAll={setClosed}
      />
      {!areas && <SkeletonLines count={10} />}
      {areas && shown.length === 0 && <EmptyState title={search === '' ? text.same : words.nothing} />}
      {shown.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.head}>
                {words.resource}
              </th>
              {roles.map((role) => (
                <th key={role.id} scope="col" className={css.head}>
                  {role.name}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((area) => (
            <tbody key={area.id}>
              <tr>
                <th scope="rowgroup" colSpan={roles.length + 1} className={css.area}>
                  {areaTitle(area.id)}
                </th>
              </tr>
              {!isClosed &&
                area.resources.map(({ id, title, verbs }) => (
                  <tr key={id}>
                    <th scope="row" className={css.name}>
                      {title}
                    </th>
                    {roles.map((role, side) => {
                      const have = verbs.filter(({ key }) => sides[side]?.has(key));
                      return (
                        <td key={role.id} className={css.cell}>
                          {have.length === 0 && <span className={css.none}>{text.none}</span>}
                          {have.map(({ key, label, risk }) => {
                            const some = sides.some((other) => !other.has(key));
                            return (
                              <span
                                key={key}
                                className={`${marks.pill} ${css.verb}`}
                                data-tone={some ? 'warning' : undefined}
                                title={some ? text.onlySome : undefined}
                              >
                                {label}
                                {risk === 'high' && <em className={css.risk}> {words.high}</em>}
                              </span>
                            );
                          })}
                        </td>
                      );
                    })}
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      )}
    </Modal>
  );
}
