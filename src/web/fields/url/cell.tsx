import css from '../parts/cells.module.css';
import { defineCell } from '../parts/define-cell.tsx';
import { cellLimit, cut, visibleText } from '../parts/visible-text.ts';
import { safeUrl, urlFormat } from './format.ts';

/** A link only where the address is https; anything else is text that leads nowhere. */
export const urlCell = defineCell(urlFormat, {
  render: (value) => {
    const href = safeUrl(value);
    const text = visibleText(cut(value, cellLimit));
    if (!href) return <span className={css.stray}>{text}</span>;
    return (
      <a
        className={css.link}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(e) => e.stopPropagation()}
      >
        {text}
      </a>
    );
  },
});
