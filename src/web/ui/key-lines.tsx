import css from './key-lines.module.css';

/** A key, and what it does. */
export type KeyLine = readonly [key: string, what: string];

/** Keys, a line each. */
export function KeyLines({ keys }: { readonly keys: readonly KeyLine[] }) {
  return (
    <dl className={css.keys}>
      {keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
