import { Link } from 'wouter';
import { Card } from '#web/ui/card.tsx';
import { SkeletonBar } from '#web/ui/skeletons.tsx';
import css from '../health/health.module.css';
import { useHealthText } from '../health/texts.ts';
import { type HealthGroup, isWell, useHealth } from '../health/use-health.ts';

/** Maximum lines of a group that has its own list; the others are behind its link. */
const maxLines = 6;

/** State of banks, gateways and providers; problems come first. */
export default function HealthPanel() {
  const text = useHealthText();
  const groups = useHealth();
  if (groups.length === 0) return null;
  return (
    <section className={css.groups} aria-label={text.health}>
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </section>
  );
}

function Group({ group: { name, link, lines, failed } }: { readonly group: HealthGroup }) {
  const text = useHealthText();
  const problems = lines?.filter((line) => !isWell(line)) ?? [];
  const sum =
    problems.length > 0 ? text.problems(problems.length, lines?.length ?? 0) : failed ? text.failed : text.allWell;
  const aside = (
    <span
      className={css.sum}
      data-tone={failed || problems.length > 0 ? 'danger' : 'success'}
      role={failed ? 'alert' : undefined}
    >
      {lines || failed ? sum : <SkeletonBar width="90px" />}
    </span>
  );
  return (
    <Card dense level={3} title={name} aside={aside} aria-label={name} className={css.group}>
      <ul className={css.lines}>
        {(lines ?? []).slice(0, link === undefined ? undefined : maxLines).map((line) => (
          <li key={line.key}>
            <Link href={line.link} className={css.line}>
              <span className={css.dot} data-tone={line.tone} aria-hidden="true" />
              <span className={css.name}>{line.name}</span>
              <span className={css.state} data-tone={line.tone}>
                {line.state}
              </span>
              <span className={css.note}>{line.note}</span>
            </Link>
          </li>
        ))}
      </ul>
      {link !== undefined && (
        <Link href={link} className={css.more}>
          {lines && lines.length > maxLines ? text.whole(lines.length) : text.open}
        </Link>
      )}
    </Card>
  );
}
