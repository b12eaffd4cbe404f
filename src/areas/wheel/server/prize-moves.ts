import { effect } from '#server/context/effect.ts';

/** A prize was sent: the parcel's number is kept with it. */
export const prizeShip = effect('wheel.ship', async ({ body }, { clock }) => ({
  tracking_no: body.tracking_no,
  ...(body.note === undefined ? {} : { note: body.note }),
  done_at: clock.now(),
}));

/** A prize is not handed over; the reason stays with it. Its piece stays given: whoever wants it back adds stock. */
export const prizeCancel = effect('wheel.cancel', async ({ body }, { clock }) => ({
  note: body.reason,
  done_at: clock.now(),
}));
