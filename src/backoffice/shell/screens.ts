/** What can be opened in the back office, by its place in the navigation; `screen-texts.ts` has the names. */
export interface Screen {
  to: string;
  /** The resource whose access is checked. */
  resource: string;
  /** The action whose access is checked; without one, `list`. */
  action?: 'list' | 'create' | 'edit';
}

/** The day's work, always in view. */
export const DAY = [
  { to: '/heute', resource: 'today' },
  { to: '/', resource: 'board' },
  { to: '/kueche', resource: 'kitchen' },
  { to: '/sold-out', resource: 'sold-out' },
  { to: '/orders', resource: 'orders' },
  { to: '/messages', resource: 'messages' },
] as const satisfies readonly Screen[];

/** Everything else, in groups that open: most used first. */
export const GROUPS = [
  {
    id: 'offer',
    entries: [
      { to: '/menus', resource: 'menus' },
      { to: '/products', resource: 'products' },
      { to: '/option-groups', resource: 'option-groups' },
      { to: '/categories', resource: 'categories' },
      { to: '/promotions', resource: 'promotions' },
      { to: '/price-times', resource: 'price-times' },
      { to: '/tags', resource: 'tags' },
      { to: '/uebersetzungen', resource: 'translations' },
      { to: '/images', resource: 'images' },
    ],
  },
  {
    id: 'places',
    entries: [
      { to: '/branches', resource: 'branches' },
      { to: '/schliesstage', resource: 'closing' },
      { to: '/tables', resource: 'tables' },
      { to: '/devices', resource: 'devices' },
      { to: '/stations', resource: 'stations' },
      { to: '/prints', resource: 'prints' },
      { to: '/divisions', resource: 'divisions' },
    ],
  },
  {
    id: 'money',
    entries: [
      { to: '/statistics', resource: 'statistics' },
      { to: '/payments', resource: 'payments' },
      { to: '/books', resource: 'books' },
      { to: '/withdrawals', resource: 'withdrawals' },
    ],
  },
  {
    id: 'team',
    entries: [
      { to: '/users', resource: 'users' },
      // Everyone has an account.
      { to: '/konto', resource: 'account' },
    ],
  },
  {
    id: 'shop',
    entries: [
      { to: '/config', resource: 'config' },
      { to: '/publishing', resource: 'publishing' },
      { to: '/blocks', resource: 'blocks' },
      { to: '/donatees', resource: 'donatees' },
      { to: '/uploads', resource: 'uploads' },
    ],
  },
  {
    id: 'system',
    entries: [
      { to: '/connections', resource: 'connections' },
      { to: '/backups', resource: 'backups' },
      { to: '/logs', resource: 'logs' },
      { to: '/customer-data', resource: 'customer-data' },
    ],
  },
] as const satisfies readonly { id: string; entries: readonly Screen[] }[];

/** A group of the navigation. */
export type GroupId = (typeof GROUPS)[number]['id'];
type Entry = (typeof DAY)[number] | (typeof GROUPS)[number]['entries'][number];
/** The address of a screen of the navigation. */
export type ScreenPath = Entry['to'];

export const ENTRIES: readonly (Screen & { to: ScreenPath })[] = [
  ...DAY,
  ...GROUPS.flatMap(({ entries }): readonly Entry[] => entries),
];

/** What has no place of its own in the navigation: the search finds it. */
export const MORE = [
  { to: '/hilfe', resource: 'account' },
  { to: '/aufnehmen', resource: 'taking', action: 'create' },
  { to: '/first-run', resource: 'config' },
  { to: '/products/create', resource: 'products', action: 'create' },
  { to: '/products/preise', resource: 'products', action: 'edit' },
  { to: '/products/aendern', resource: 'products', action: 'edit' },
  { to: '/products/import', resource: 'products', action: 'create' },
  { to: '/option-groups/create', resource: 'option-groups', action: 'create' },
  { to: '/menus/create', resource: 'menus', action: 'create' },
  { to: '/branches/vergleich', resource: 'branches' },
  { to: '/vorschau', resource: 'closing' },
  { to: '/promotions/create', resource: 'promotions', action: 'create' },
  { to: '/price-times/create', resource: 'price-times', action: 'create' },
  { to: '/branches/create', resource: 'branches', action: 'create' },
  { to: '/tables/create', resource: 'tables', action: 'create' },
  { to: '/devices/create', resource: 'devices', action: 'create' },
  { to: '/users/create', resource: 'users', action: 'create' },
] as const satisfies readonly Screen[];

/** The screen of the navigation that an address belongs to; undefined for screens without an entry. */
export function screenAt(pathname: string): ScreenPath | undefined {
  const fits = (to: string) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return ENTRIES.find(({ to }) => fits(to))?.to;
}
