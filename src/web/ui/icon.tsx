interface Props {
  /** SVG path of a Material Design icon (24 × 24). */
  readonly path: string;
  /** Pixels. */
  readonly size?: number;
  /** Set if there is no text next to it: the icon's label. */
  readonly label?: string;
  readonly className?: string;
}

/** An icon in the colour of the text around it. Decorative unless it has a label. */
export function Icon({ path, size = 18, label, className }: Props) {
  return label === undefined ? (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={className}>
      <path d={path} fill="currentColor" />
    </svg>
  ) : (
    <svg width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={label} className={className}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}
