// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import {
  mdiAccountGroup, mdiAccountTie, mdiBankTransfer, mdiCashMultiple, mdiChartBox, mdiCog, mdiCreditCardFast,
  mdiGamepadVariant, mdiGift, mdiMonitorDashboard, mdiStore, mdiTrophy, mdiViewDashboard, mdiWebhook,
} from '@mdi/js';

/** Paths of the icons that the menus of this deployment name, by their name without the prefix. */
export const menuIcons: Readonly<Record<string, string>> = {
  'account-group': mdiAccountGroup,
  'account-tie': mdiAccountTie,
  'bank-transfer': mdiBankTransfer,
  'cash-multiple': mdiCashMultiple,
  'chart-box': mdiChartBox,
  cog: mdiCog,
  'credit-card-fast': mdiCreditCardFast,
  'gamepad-variant': mdiGamepadVariant,
  gift: mdiGift,
  'monitor-dashboard': mdiMonitorDashboard,
  store: mdiStore,
  trophy: mdiTrophy,
  'view-dashboard': mdiViewDashboard,
  webhook: mdiWebhook,
};
