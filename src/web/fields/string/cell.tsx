import { MenuIcon } from '#web/auth/menu-icon.tsx';
import css from '../parts/cells.module.css';
import { defineCell } from '../parts/define-cell.tsx';
import type { CellFace } from '../types.ts';
import { stringFormat } from './format.ts';

const plain = defineCell(stringFormat);

/** A name of an icon is shown with the icon. */
const withIcon =
  (draw: CellFace['render']): CellFace['render'] =>
  (value, field, context, row) => {
    const content = draw(value, field, context, row);
    if (field.suggest !== 'icons' || typeof value !== 'string' || value === '') return content;
    return (
      <span className={css.icon}>
        <MenuIcon name={value} size={17} />
        {content}
      </span>
    );
  };

export const stringCell: CellFace = { ...plain, render: withIcon(plain.render), detail: withIcon(plain.detail) };
