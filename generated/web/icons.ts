// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import {
  mdiBankTransferOut,
  mdiCashMultiple,
  mdiCashRefund,
  mdiCashSync,
  mdiCheck,
  mdiCloudSearch,
  mdiCreditCardFast,
  mdiHandCoin,
  mdiNotePlus,
  mdiPause,
  mdiPencil,
  mdiPlay,
  mdiPlus,
  mdiSwapHorizontal,
  mdiViewDashboard,
  mdiWrench,
} from '@mdi/js';

/** Paths of icons by their name without the prefix: `cash-multiple`. */
export const icons: Readonly<Record<string, string>> = {
  'bank-transfer-out': mdiBankTransferOut,
  'cash-multiple': mdiCashMultiple,
  'cash-refund': mdiCashRefund,
  'cash-sync': mdiCashSync,
  check: mdiCheck,
  'cloud-search': mdiCloudSearch,
  'credit-card-fast': mdiCreditCardFast,
  'hand-coin': mdiHandCoin,
  'note-plus': mdiNotePlus,
  pause: mdiPause,
  pencil: mdiPencil,
  play: mdiPlay,
  plus: mdiPlus,
  'swap-horizontal': mdiSwapHorizontal,
  'view-dashboard': mdiViewDashboard,
  wrench: mdiWrench,
};
