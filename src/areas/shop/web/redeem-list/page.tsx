import Generated from '#generated/web/shop/redeem-list.tsx';
import { RedeemList } from '../redeem/redeem-list.tsx';

/** Redemptions, each with its details and parcel label. */
export default function Page() {
  return <RedeemList screen={Generated.screen} />;
}
