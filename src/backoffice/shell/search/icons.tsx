import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import LocalPizzaIcon from '@mui/icons-material/LocalPizzaOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import WebAssetIcon from '@mui/icons-material/WebAssetOutlined';
import type { SvgIcon } from '@mui/material';
import type { Kind } from './finds.ts';

/** What was found, at a glance: the same signs as in the navigation. */
export const ICONS_OF: Readonly<Record<Kind, typeof SvgIcon>> = {
  screen: WebAssetIcon,
  setting: SettingsIcon,
  order: ReceiptLongIcon,
  product: LocalPizzaIcon,
  branch: PlaceIcon,
  user: BadgeIcon,
};
