import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined';
import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import AttachFileIcon from '@mui/icons-material/AttachFileOutlined';
import AutoStoriesIcon from '@mui/icons-material/AutoStoriesOutlined';
import BackupIcon from '@mui/icons-material/BackupOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
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
import SellIcon from '@mui/icons-material/SellOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import TableBarIcon from '@mui/icons-material/TableBarOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivismOutlined';
import { type ComponentType, type MouseEvent, lazy, Suspense, type ReactNode } from 'react';
import { Divider, ListSubheader, ThemeProvider, type Theme, Typography } from '@mui/material';
import {
  CanAccess,
  Menu,
  useSidebarState,
  useGetIdentity,
  UserMenu,
  AppBar,
  Layout,
  TitlePortal,
} from 'react-admin';
import { DemoBanner } from '../first-run/demo-banner.tsx';
import { FirstRunEntry } from '../first-run/first-run-entry.tsx';
import { shellTexts as texts } from './german.ts';
import { OverdueBackup } from '../backups/backups-state.tsx';
import { PublishingIndicator } from '../publishing/publishing-state.tsx';
import { useSignInAgain } from '../data/me.ts';
import { CallPlace } from '../orders/board/call-place.tsx';
import { useWindowTitle } from './window-title.ts';

interface Entry {
  to: string;
  label: string;
  /** The resource whose access is checked; `list` unless another action is named. */
  resource: string;
  action?: string;
  icon: ComponentType;
}

/** The navigation in order: most used entries first. */
const SECTIONS: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: '',
    entries: [
      { to: '/', label: 'Bestellungen', resource: 'board', icon: ReceiptLongIcon },
      { to: '/sold-out', label: 'Heute aus', resource: 'sold-out', icon: RemoveShoppingCartIcon },
      { to: '/orders', label: 'Verlauf', resource: 'orders', icon: HistoryIcon },
      { to: '/payments', label: 'Zahlungen', resource: 'payments', icon: PaymentsIcon },
      { to: '/messages', label: 'Nachrichten', resource: 'messages', icon: MailIcon },
      { to: '/withdrawals', label: 'Widerrufe', resource: 'withdrawals', icon: UndoIcon },
      { to: '/statistics', label: 'Statistik', resource: 'statistics', icon: BarChartIcon },
      { to: '/books', label: 'Buchhaltung', resource: 'books', icon: AccountBalanceIcon },
    ],
  },
  {
    title: 'Angebot',
    entries: [
      { to: '/menus', label: 'Speisekarten', resource: 'menus', icon: AutoStoriesIcon },
      { to: '/products', label: 'Produkte', resource: 'products', icon: LocalPizzaIcon },
      { to: '/categories', label: 'Kategorien', resource: 'categories', icon: CategoryIcon },
      { to: '/tags', label: 'Tags', resource: 'tags', icon: SellIcon },
      { to: '/images', label: 'Bilder', resource: 'images', icon: PhotoLibraryIcon },
    ],
  },
  {
    title: 'Betrieb',
    entries: [
      { to: '/branches', label: 'Filialen', resource: 'branches', icon: PlaceIcon },
      { to: '/tables', label: 'Tische', resource: 'tables', icon: TableBarIcon },
      { to: '/users', label: 'Benutzer', resource: 'users', icon: BadgeIcon },
      { to: '/devices', label: 'Geräte', resource: 'devices', icon: PrintIcon },
      { to: '/prints', label: 'Drucke', resource: 'prints', icon: ReceiptIcon },
      // Everyone has an account.
      { to: '/konto', label: 'Mein Konto', resource: 'board', icon: AccountCircleIcon },
      { to: '/divisions', label: 'Organisationen', resource: 'divisions', icon: ApartmentIcon },
    ],
  },
  {
    title: 'Shop',
    entries: [
      { to: '/publishing', label: 'Veröffentlichen', resource: 'publishing', icon: PublishIcon },
      { to: '/blocks', label: 'Inhalte', resource: 'blocks', icon: ArticleIcon },
      { to: '/donatees', label: 'Spendenempfänger', resource: 'donatees', icon: VolunteerActivismIcon },
      { to: '/uploads', label: 'Uploads', resource: 'uploads', icon: AttachFileIcon },
      { to: '/logs', label: 'Protokoll', resource: 'logs', icon: ManageSearchIcon },
      {
        to: '/customer-data',
        label: 'Auskunft und Löschen',
        resource: 'customer-data',
        icon: PrivacyTipIcon,
      },
      { to: '/backups', label: 'Sicherung', resource: 'backups', icon: BackupIcon },
      { to: '/config', label: 'Einstellungen', resource: 'config', icon: SettingsIcon },
    ],
  },
];

/** Keeps the focus on navigation by tap: moving it would render all entries before the tap shows an effect. */
const keepFocus = (event: MouseEvent) => {
  if (event.button === 0) event.preventDefault();
};

/** Hides the headings of groups without accessible entries. */
const MENU = { '& [role="group"]:not(:has(.MuiMenuItem-root))': { display: 'none' } };

/** All screens that the person may open. */
function Navigation() {
  const [isOpen] = useSidebarState();
  return (
    <Menu onMouseDown={keepFocus} sx={MENU}>
      <FirstRunEntry />
      {SECTIONS.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title || undefined}>
          {title !== '' &&
            (isOpen ? (
              <ListSubheader
                component="div"
                aria-hidden
                disableSticky
                sx={{ bgcolor: 'transparent', lineHeight: '36px' }}
              >
                {title}
              </ListSubheader>
            ) : (
              <Divider aria-hidden sx={{ my: 1 }} />
            ))}
          {entries.map(({ to, label, resource, action, icon: Icon }) => (
            <CanAccess key={to} resource={resource} action={action ?? 'list'}>
              <Menu.Item to={to} primaryText={label} leftIcon={<Icon />} />
            </CanAccess>
          ))}
        </div>
      ))}
    </Menu>
  );
}

/** The button shows the person's name, and has it as its label. */
function OfficeUserMenu() {
  const { data } = useGetIdentity();
  return (
    <ThemeProvider theme={withLandmark}>
      <UserMenu {...(data?.fullName ? { label: data.fullName } : {})} />
    </ThemeProvider>
  );
}

/** Popovers render outside of the page's landmarks and must be one themselves; react-admin has no property for it. */
const withLandmark = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiMenu: { defaultProps: { slotProps: { paper: { role: 'navigation', 'aria-label': texts.account } } } },
  },
});

const OrderWatch = lazy(() =>
  import('../orders/board/order-watch.tsx').then((it) => ({ default: it.OrderWatch })),
);

/** The screen's name is the page's heading; screens with a heading of their own leave it empty. */
const HEADING = { h6: 'h1' };

/** Long titles end with an ellipsis: block children would be cut off. */
const TITLE = { '&:empty': { visibility: 'hidden' }, '& span': { display: 'inline' } };

function Bar() {
  return (
    <AppBar color="default" userMenu={<OfficeUserMenu />}>
      {/* On a phone the screen's name needs the room. */}
      <Typography
        component="span"
        sx={{ fontWeight: 700, mr: 2, color: 'primary.main', display: { xs: 'none', sm: 'inline' } }}
      >
        Bestellbar
      </Typography>
      <TitlePortal variantMapping={HEADING} sx={TITLE} />
      <CallPlace />
      <PublishingIndicator />
      <OverdueBackup />
    </AppBar>
  );
}

export function OfficeLayout({ children }: { children: ReactNode }) {
  useSignInAgain();
  useWindowTitle();
  return (
    <Layout appBar={Bar} menu={Navigation} sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }}>
      <DemoBanner />
      {children}
      <Suspense fallback={null}>
        <OrderWatch />
      </Suspense>
    </Layout>
  );
}
