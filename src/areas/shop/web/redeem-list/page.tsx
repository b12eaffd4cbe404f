import Generated from '#generated/web/shop/redeem-list.tsx';
import { RedeemList } from '../redeem/redeem-list.tsx';

/** Redemptions, each with its details and the label of its parcel. */
export default function Page() {
  return <RedeemList screen={Generated.screen} />;
}
