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
import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivismOutlined';
import type { ComponentType } from 'react';

interface Entry {
  to: string;
  label: string;
  /** The resource whose access is checked; `list` unless another action is named. */
  resource: string;
  action?: string;
  icon: ComponentType;
}

/** The navigation in order: most used entries first. */
export const SECTIONS: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: '',
    entries: [
      { to: '/', label: 'Bestellungen', resource: 'board', icon: ReceiptLongIcon },
      { to: '/sold-out', label: 'Heute aus', resource: 'sold-out', icon: RemoveShoppingCartIcon },
      { to: '/orders', label: 'Verlauf', resource: 'orders', icon: HistoryIcon },
      { to: '/payments', label: 'Zahlungen', resource: 'payments', icon: PaymentsIcon },
      { to: '/messages', label: 'Nachrichten', resource: 'messages', icon: MailIcon },
      { to: '/statistics', label: 'Statistik', resource: 'statistics', icon: BarChartIcon },
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
