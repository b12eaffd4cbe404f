import { useUser } from '#web/auth/session-context.tsx';
import { useClient } from '#web/data/client-context.tsx';
import { useText } from '#web/locale/use-text.ts';
import { useStore } from '#web/store/create-store.ts';
import { servers } from '../constants.ts';
import classes from './server-label.module.css';

/** Name of the connected server with a green dot, or a red Disconnected. */
export function ServerLabel() {
  const t = useText();
  const user = useUser();
  const connection = useStore(useClient().connection.state);
  const server = servers.find(({ key }) => key === user?.server);
  if (!user) return null;
  const connected = server !== undefined && connection !== 'down';
  return (
    <span className={classes.label} data-connected={connected || undefined} role="status" aria-label={t.shell.server}>
      <span className={classes.dot} aria-hidden="true" />
      {connected ? (
        <>
          <span className={classes.name}>{server.name}</span>
          <span className={classes.state}>{t.shell.connected}</span>
        </>
      ) : (
        <span className={classes.name}>{t.shell.disconnected}</span>
      )}
    </span>
  );
}
