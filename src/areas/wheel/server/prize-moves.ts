import { effect } from '#server/context/effect.ts';

/** A prize was shipped; its tracking number is stored. */
export const prizeShip = effect('wheel.ship', async ({ body }, { clock }) => ({
  tracking_no: body.tracking_no,
  ...(body.note === undefined ? {} : { note: body.note }),
  done_at: clock.now(),
}));

/** A prize is cancelled with a reason. Its piece of stock stays used; stock must be added to make up for it. */
export const prizeCancel = effect('wheel.cancel', async ({ body }, { clock }) => ({
  note: body.reason,
  done_at: clock.now(),
}));
