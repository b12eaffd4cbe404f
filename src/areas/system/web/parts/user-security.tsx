import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { PanelPart } from '#contract/screen-part.ts';
import type { Device } from '#generated/api/auth.ts';
import { userFields as f } from '#generated/api/fields/user.ts';
import { userSignOut } from '#generated/web/system/calls/user.ts';
import { useUserSessions, useUserSignOut } from '#generated/web/system/hooks/user.ts';
import { useCan, useUser } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { formatField, formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/edit-bar.tsx';
import tables from '#web/ui/framed-table.module.css';
import { late } from '#web/ui/late.tsx';
import { notify } from '#web/ui/notify.ts';
import { Block } from '#web/ui/panel.tsx';
import { PlainLink } from '#web/ui/plain-button.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import { SignIns } from '../users-detail/sign-ins.tsx';
import { useUserText } from '../users-detail/texts.ts';
import css from '../users-detail/user.module.css';
import type { User } from '../users-detail/user.ts';

const ConfirmDialog = late(() =>
  import('#web/ui/confirm-dialog.tsx').then((part) => ({ default: part.ConfirmDialog })),
);

/** How the user signs in: password, networks, recent sign-ins and devices. */
export default function UserSecurity({ record }: PanelPart<User>) {
  const text = useUserText();
  const context = useFormatContext();
  const { id, name, failed_login_count: failed } = record;
  const devices = useUserSessions({ user_id: id });
  const networks = record.allow_ips ?? [];
  const isSelf = useUser()?.id === String(id);
  return (
    <div className={css.areas}>
      <Card dense title={text.passwordTitle}>
        <Quiet>{isSelf ? text.ownPassword : text.passwordHint}</Quiet>
        {isSelf && (
          <Toolbar>
            <PlainLink variant="default" href="/change-password">
              {text.changeOwn}
            </PlainLink>
          </Toolbar>
        )}
        {failed > 0 && <Notice tone="warning">{text.failed(failed)}</Notice>}
      </Card>
      <Card dense title={text.lastSignIn}>
        <Toolbar>
          {record.last_login_at ? formatField(f.last_login_at, record, context) : text.never}
          {record.last_login_ip ? <Quiet>{text.from(record.last_login_ip)}</Quiet> : null}
        </Toolbar>
        <SignIns id={id} />
        <Block title={text.networks}>
          {networks.length === 0 ? text.anywhere : networks.join(', ')}
          <Quiet>{text.networksHint}</Quiet>
        </Block>
      </Card>
      {!devices.absent && (
        <Card dense title={text.devices} className={css.wide}>
          <Devices id={id} name={name} items={devices.data?.data.items ?? []} refresh={devices.refresh} />
        </Card>
      )}
    </div>
  );
}

interface DevicesProps {
  readonly id: number;
  readonly name: string;
  readonly items: readonly Device[];
  readonly refresh: () => Promise<void>;
}

function Devices({ id, name, items, refresh }: DevicesProps) {
  const text = useUserText();
  const can = useCan();
  const describe = useDescribeError();
  const failed = useFailure();
  const signOut = useUserSignOut();
  const mayEnd = useOffered(userSignOut);
  const [isConfirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    try {
      const reply = await signOut.send({ user_id: id });
      notify.success(reply.message ?? text.signOut);
      setConfirming(false);
      await refresh();
    } catch (error) {
      setFailure(describe(failed(error)));
    }
  };
  if (items.length === 0) return <Quiet>{text.noDevices}</Quiet>;
  return (
    <>
      <DeviceTable items={items} />
      {can(userSignOut.permission) && mayEnd && (
        <Toolbar>
          <Button variant="light" color="red" onClick={() => setConfirming(true)}>
            {text.signOut}
          </Button>
        </Toolbar>
      )}
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            opened
            title={text.signOut}
            tone="danger"
            busy={signOut.isSending}
            error={failure}
            onCancel={() => setConfirming(false)}
            onConfirm={() => void send()}
          >
            {text.signOutQuestion(name)}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

function DeviceTable({ items }: Pick<DevicesProps, 'items'>) {
  const text = useUserText();
  const context = useFormatContext();
  return (
    <ScrollBox className={tables.scroller} label={text.devices}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{text.device}</th>
            <th scope="col">{text.ip}</th>
            <th scope="col">{text.since}</th>
            <th scope="col">{text.seen}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((device) => (
            <tr key={device.id}>
              <td>
                <span className={tables.long}>{device.user_agent}</span>
              </td>
              <td>{device.ip}</td>
              <td>{formatValue(f.last_login_at, device.created_at, context)}</td>
              <td>{formatValue(f.last_login_at, device.last_seen_at, context)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
