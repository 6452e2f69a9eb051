import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined';
import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import AttachFileIcon from '@mui/icons-material/AttachFileOutlined';
import AutoStoriesIcon from '@mui/icons-material/AutoStoriesOutlined';
import BackupIcon from '@mui/icons-material/BackupOutlined';
import ConnectionsIcon from '@mui/icons-material/HubOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BuildIcon from '@mui/icons-material/BuildOutlined';
import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import CountertopsIcon from '@mui/icons-material/CountertopsOutlined';
import EuroIcon from '@mui/icons-material/EuroOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import PercentIcon from '@mui/icons-material/PercentOutlined';
import LocalPizzaIcon from '@mui/icons-material/LocalPizzaOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PhotoLibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import ManageSearchIcon from '@mui/icons-material/ManageSearchOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import PrivacyTipIcon from '@mui/icons-material/PrivacyTipOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptOutlined';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import RemoveShoppingCartIcon from '@mui/icons-material/RemoveShoppingCartOutlined';
import RestaurantMenuIcon from '@mui/icons-material/RestaurantMenuOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import SoupKitchenIcon from '@mui/icons-material/SoupKitchenOutlined';
import StoreIcon from '@mui/icons-material/StoreOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import TableBarIcon from '@mui/icons-material/TableBarOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivismOutlined';
import { MenuItem } from '@mui/material';
import { persistentAtom } from '@nanostores/persistent';
import { useStore } from '@nanostores/react';
import { useEffect, type ComponentType, type MouseEvent } from 'react';
import { Menu, useCanAccessResources, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router';
import { FirstRunEntry } from '../first-run/first-run-entry.tsx';
import { groupNames, screenNames } from './screen-texts.ts';
import { DAY, ENTRIES, GROUPS, screenAt, type GroupId, type ScreenPath } from './screens.ts';

type Entry = (typeof ENTRIES)[number];

const ICONS: Readonly<Record<ScreenPath, ComponentType>> = {
  '/heute': TodayIcon,
  '/': ReceiptLongIcon,
  '/kueche': SoupKitchenIcon,
  '/sold-out': RemoveShoppingCartIcon,
  '/orders': HistoryIcon,
  '/messages': MailIcon,
  '/menus': AutoStoriesIcon,
  '/products': LocalPizzaIcon,
  '/option-groups': TuneIcon,
  '/categories': CategoryIcon,
  '/tags': SellIcon,
  '/uebersetzungen': TranslateIcon,
  '/images': PhotoLibraryIcon,
  '/branches': PlaceIcon,
  '/schliesstage': EventBusyIcon,
  '/tables': TableBarIcon,
  '/devices': PrintIcon,
  '/stations': CountertopsIcon,
  '/promotions': PercentIcon,
  '/price-times': ScheduleIcon,
  '/prints': ReceiptIcon,
  '/divisions': ApartmentIcon,
  '/statistics': BarChartIcon,
  '/payments': PaymentsIcon,
  '/books': AccountBalanceIcon,
  '/withdrawals': UndoIcon,
  '/users': BadgeIcon,
  '/konto': AccountCircleIcon,
  '/config': SettingsIcon,
  '/publishing': PublishIcon,
  '/blocks': ArticleIcon,
  '/donatees': VolunteerActivismIcon,
  '/uploads': AttachFileIcon,
  '/connections': ConnectionsIcon,
  '/backups': BackupIcon,
  '/logs': ManageSearchIcon,
  '/customer-data': PrivacyTipIcon,
};

/** Of the groups, where there is no room for their titles. */
const GROUP_ICONS: Readonly<Record<GroupId, ComponentType<{ fontSize: 'small' }>>> = {
  offer: RestaurantMenuIcon,
  places: StoreIcon,
  money: EuroIcon,
  team: GroupsIcon,
  shop: StorefrontIcon,
  system: BuildIcon,
};

const RESOURCES = [...new Set(ENTRIES.map((it) => it.resource))];

/** The groups that are open on this device. */
const $open = persistentAtom<readonly string[]>('backoffice.nav', [], {
  encode: JSON.stringify,
  decode: (text) => {
    try {
      return JSON.parse(text) as string[];
    } catch {
      return [];
    }
  },
});

const setOpen = (id: string, isOpen: boolean) =>
  $open.set(isOpen ? [...new Set([...$open.get(), id])] : $open.get().filter((one) => one !== id));

/** The group of the current screen. */
const groupOf = (pathname: string): string | undefined =>
  GROUPS.find(({ entries }) => entries.some(({ to }) => to === screenAt(pathname)))?.id;

/** Keeps the focus on navigation by tap: moving it would render all entries before the tap shows an effect. */
const keepFocus = (event: MouseEvent) => {
  if (event.button === 0) event.preventDefault();
};

/** All screens that the person may open: the day's work, and the rest in groups. */
export function Navigation() {
  const open = useStore($open);
  const { canAccess } = useCanAccessResources({ action: 'list', resources: RESOURCES });
  const current = groupOf(useLocation().pathname);
  // The group of a screen opens with it; whoever closes it wants it closed.
  useEffect(() => {
    if (current !== undefined) setOpen(current, true);
  }, [current]);
  const allowed = (entries: readonly Entry[]) => entries.filter(({ resource }) => canAccess?.[resource]);
  return (
    <Menu onMouseDown={keepFocus}>
      <FirstRunEntry />
      {allowed(DAY).map(entryOf)}
      {GROUPS.map(({ id, entries }) => ({ id, entries: allowed(entries) }))
        .filter(({ entries }) => entries.length > 0)
        .map(({ id, entries }) => (
          <div key={id} role="group" aria-label={groupNames[id]}>
            <Heading id={id} isOpen={open.includes(id)} />
            {open.includes(id) && entries.map(entryOf)}
          </div>
        ))}
    </Menu>
  );
}

function entryOf({ to }: Entry) {
  const Icon = ICONS[to];
  return <Menu.Item key={to} to={to} primaryText={screenNames[to]} leftIcon={<Icon />} />;
}

/** Opens and closes a group. */
function Heading({ id, isOpen }: { id: GroupId; isOpen: boolean }) {
  const [isWide] = useSidebarState();
  const title = groupNames[id];
  const Icon = GROUP_ICONS[id];
  const Arrow = isOpen ? ExpandLessIcon : ExpandMoreIcon;
  return (
    <MenuItem
      tabIndex={0}
      aria-expanded={isOpen}
      aria-label={title}
      title={isWide ? undefined : title}
      onClick={() => setOpen(id, !isOpen)}
      sx={isWide ? HEADING : NARROW}
    >
      {isWide ? title : <Icon fontSize="small" />}
      <Arrow fontSize={isWide ? 'small' : 'inherit'} />
    </MenuItem>
  );
}

const NARROW = {
  justifyContent: 'center',
  px: 0,
  fontSize: '0.875rem',
  color: 'text.secondary',
  borderTop: 1,
  borderColor: 'divider',
};
const HEADING = {
  ...NARROW,
  justifyContent: 'space-between',
  px: 2,
  borderTop: 0,
  mt: 0.5,
  fontWeight: 600,
};
