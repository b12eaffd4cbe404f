import { useMemo } from 'react';
import { encode } from 'uqr';
import classes from './qr-code.module.css';

interface Props {
  /** What the code says: at most 512 characters, so that it stays easy to scan from a screen. */
  readonly value: string;
  /** For people who hear the page. */
  readonly label: string;
}

/** White around the code, in modules; scanners need four. */
const quiet = 4;

/**
 * A QR code, drawn as shapes: black on white in every colour scheme, because that is what scanners read. Fetch it only
 * where a code is shown.
 */
export default function QrCode({ value, label }: Props) {
  const { size, path } = useMemo(() => {
    const code = encode(value, { ecc: 'M', border: quiet });
    return { size: code.size, path: pathOf(code.data) };
  }, [value]);
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={classes.paper} width={size} height={size} />
      <path className={classes.ink} d={path} />
    </svg>
  );
}

/** One bar for each run of dark modules. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
      }),
    )
    .join('');
}
