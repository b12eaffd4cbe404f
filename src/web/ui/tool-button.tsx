import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import css from './tool-button.module.css';

interface Props extends ComponentProps<'button'> {
  /** SVG path of a Material Design icon. */
  readonly icon: string;
  /** Its label for screen readers, and its tooltip. */
  readonly label: string;
  /** Pixels of the icon. */
  readonly size?: number;
}

/** A button that is an icon alone. */
export function ToolButton({ icon, label, size = 18, className = '', ...rest }: Props) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={`${css.tool} ${className}`}>
      <Icon path={icon} size={size} />
    </button>
  );
}
