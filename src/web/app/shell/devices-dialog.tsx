import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import { mdiCellphone, mdiMonitor } from '@mdi/js';
import { useState } from 'react';
import { agentName, type Device, isPhone, readDevices } from '#web/auth/devices.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useGet, usePost } from '#web/data/hooks.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { defineTexts } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import classes from './devices-dialog.module.css';
import { useSettingsText } from './settings-texts.ts';
import { useMoment } from './use-moment.ts';

const useDeviceText = defineTexts(
  {
    lead: 'หากมีอุปกรณ์ที่ไม่รู้จัก ให้ออกจากระบบอุปกรณ์นั้นและเปลี่ยนรหัสผ่าน',
    unknown: 'อุปกรณ์ไม่ทราบชนิด',
    current: 'อุปกรณ์นี้',
    since: (time: string) => `เข้าสู่ระบบเมื่อ ${time}`,
    seen: (time: string) => `ใช้งานล่าสุด ${time}`,
    signOut: 'ออกจากระบบ',
    signOutOne: (name: string) => `ออกจากระบบ ${name}`,
    signOutOthers: 'ออกจากระบบอุปกรณ์อื่นทั้งหมด',
    really: 'กดอีกครั้งเพื่อยืนยัน',
    none: 'ไม่มีอุปกรณ์อื่นที่เข้าสู่ระบบอยู่',
  },
  {
    lead: 'If there is a device that you do not know, sign it out and change your password',
    unknown: 'Unknown device',
    current: 'This device',
    since: (time) => `Signed in ${time}`,
    seen: (time) => `Last used ${time}`,
    signOut: 'Sign out',
    signOutOne: (name) => `Sign out ${name}`,
    signOutOthers: 'Sign out all other devices',
    really: 'Press again to confirm',
    none: 'No other device is signed in',
  },
);

/** The devices of the person. Without an id all others are signed out, at the second press. */
function useDevices() {
  const { calls } = useSession();
  const list = useGet<unknown>(calls.devices, {});
  const revoke = usePost<{ id?: number }, unknown>(calls.revokeDevice);
  const mayRevoke = useOffered(calls.revokeDevice);
  const [asked, setAsked] = useState(false);
  const devices = readDevices(list.data);
  const signOut = async (id?: number) => {
    try {
      await revoke.send(id === undefined ? {} : { id });
    } catch {
      // Shown below.
    }
    setAsked(false);
    await list.refresh();
  };
  return {
    devices,
    isLoading: list.isLoading,
    failure: revoke.error ?? (devices.length === 0 ? list.error : undefined),
    mayRevoke,
    asked,
    isSending: revoke.isSending,
    signOutOne: (id: number) => void signOut(id),
    signOutOthers: () => (asked ? void signOut() : setAsked(true)),
  };
}

/** Where the person is signed in, and the way to end it elsewhere. */
export default function DevicesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const settings = useSettingsText();
  const own = useDeviceText();
  const describe = useDescribeError();
  const { devices, isLoading, failure, mayRevoke, asked, isSending, signOutOne, signOutOthers } = useDevices();
  const others = devices.filter(({ isThis }) => !isThis);

  return (
    <Modal
      opened
      onClose={onClose}
      title={settings.devices}
      size={520}
      closeButtonProps={{ 'aria-label': t.common.close }}
      transitionProps={{ duration: 100 }}
      classNames={{ title: classes.title ?? '', content: classes.content ?? '' }}
    >
      <p className={classes.lead}>{own.lead}</p>
      {failure && (
        <p className={classes.error} role="alert">
          {describe(failure)}
        </p>
      )}
      <ul className={classes.list} aria-busy={isLoading || undefined}>
        {isLoading && <li className={classes.skeleton} />}
        {devices.map((device) => (
          <DeviceLine
            key={device.id}
            device={device}
            busy={isSending}
            onSignOut={mayRevoke ? () => signOutOne(device.id) : undefined}
          />
        ))}
      </ul>
      {others.length > 0 && mayRevoke ? (
        <Button className={classes.all ?? ''} variant="default" fullWidth loading={isSending} onClick={signOutOthers}>
          {asked ? own.really : own.signOutOthers}
        </Button>
      ) : (
        devices.length > 0 && others.length === 0 && <p className={classes.lead}>{own.none}</p>
      )}
    </Modal>
  );
}

interface LineProps {
  readonly device: Device;
  readonly busy: boolean;
  readonly onSignOut: (() => void) | undefined;
}

function DeviceLine({ device, busy, onSignOut }: LineProps) {
  const own = useDeviceText();
  const moment = useMoment();
  const name = agentName(device.userAgent) ?? own.unknown;
  return (
    <li className={classes.device}>
      <Icon path={isPhone(device.userAgent) ? mdiCellphone : mdiMonitor} size={22} className={classes.icon ?? ''} />
      <div className={classes.words}>
        <span className={classes.name} title={device.userAgent}>
          {name}
          {device.isThis && <span className={classes.current}>{own.current}</span>}
        </span>
        <span className={classes.small}>
          {[device.ip, device.lastSeenAt && own.seen(moment(device.lastSeenAt))].filter(Boolean).join(' · ')}
        </span>
        {device.createdAt && <span className={classes.small}>{own.since(moment(device.createdAt))}</span>}
      </div>
      {!device.isThis && onSignOut && (
        <Button variant="default" size="xs" disabled={busy} onClick={onSignOut} aria-label={own.signOutOne(name)}>
          {own.signOut}
        </Button>
      )}
    </li>
  );
}
