import { Link } from 'wouter';
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
  return (
    <section className={css.group} aria-label={name}>
      <header className={css.head}>
        <h3 className={css.title}>{name}</h3>
        <span className={css.sum} data-troubled={problems.length > 0 || undefined} role={failed ? 'alert' : undefined}>
          {lines ? (
            problems.length === 0 ? (
              text.allWell
            ) : (
              text.problems(problems.length, lines.length)
            )
          ) : failed ? (
            text.failed
          ) : (
            <SkeletonBar width="90px" />
          )}
        </span>
      </header>
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
    </section>
  );
}
