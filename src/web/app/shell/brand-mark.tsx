import classes from './brand-mark.module.css';

interface Props {
  readonly color?: string | undefined;
  /** Pixels. */
  readonly size?: number;
}

/** The logo in the colour of the deployment; the product name is next to it. */
export function BrandMark({ color, size = 24 }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={classes.mark} aria-hidden="true">
      <rect width="24" height="24" rx="6.5" fill={color ?? 'var(--mantine-primary-color-filled)'} />
      <path d="M6.5 7.25h7M6.5 12h11M6.5 16.75h4.5" stroke="#fff" strokeWidth="2.1" strokeLinecap="round" />
      <circle cx="16.4" cy="16.75" r="1.75" fill="var(--mantine-color-cyan-3)" />
    </svg>
  );
}
