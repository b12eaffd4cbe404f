import { useText } from '#web/locale/use-text.ts';
import classes from './skeletons.module.css';

interface BarProps {
  /** CSS width, e.g. `60%`. */
  readonly width?: string;
  /** Pixels. */
  readonly height?: number;
}

/** One grey bar of the height that the text will have. */
export function SkeletonBar({ width = '100%', height = 12 }: BarProps) {
  return <span className={classes.bar} style={{ width, height }} data-skeleton="" />;
}

const widths = ['72%', '54%', '88%', '63%', '80%', '47%'] as const;

/** Lines of text that are on their way. */
export function SkeletonLines({ count = 3 }: { readonly count?: number }) {
  return (
    <div className={classes.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity
        <SkeletonBar key={line} width={widths[line % widths.length] ?? '70%'} />
      ))}
    </div>
  );
}

/** A whole page on its way: heading, toolbar and block, so that nothing jumps when it comes. */
export function PageSkeleton() {
  const t = useText();
  return (
    <div className={classes.page} role="status" aria-label={t.common.loading}>
      <SkeletonBar width="220px" height={22} />
      <SkeletonBar width="100%" height={34} />
      <div className={classes.block}>
        <SkeletonLines count={9} />
      </div>
    </div>
  );
}
