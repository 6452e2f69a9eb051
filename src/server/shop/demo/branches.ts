import type { Branch } from '../../../lib/contract/branches.ts';
import type { Table, Tag } from '../../../lib/contract/entities.ts';
import { branch, closed, open, picture } from './builders.ts';

const TAG_NAMES = [
  'Vegetarisch',
  'Vegan',
  'Lieferung',
  'Terrasse',
  'Frühstück',
  'Rund um die Uhr',
  'Am Tisch bestellen',
  'Familien',
] as const;

export const tags: Tag[] = TAG_NAMES.map((name, i) => ({ id: i + 1, name, image: null }));

const tagged = (...names: (typeof TAG_NAMES)[number][]) =>
  names.map((name) => ({ id: TAG_NAMES.indexOf(name) + 1 }));

/** The delivery fee shares the tax rate of the food that it brings. */
const DELIVERY_TAX = 7;

function area(
  name: string,
  price: number,
  minimumOrderValue: number,
  freeFrom: number | null,
): Branch['deliveryAreas'][number] {
  return {
    area: name,
    price,
    tax: DELIVERY_TAX,
    free: price === 0,
    minimumOrderValue,
    freeFromOrderValue: freeFrom,
  };
}

export const COLOGNE = 1;
export const HAMBURG = 2;
export const BERLIN = 3;

const cologne = branch({
  id: COLOGNE,
  // Baked every morning.
  stock: [{ product: { id: 703 }, part: null, option: null, daily: 60, today: null }],
  identifier: 'koeln-ehrenfeld',
  name: 'Feige & Glut Ehrenfeld',
  street: 'Am Alten Backhaus 14',
  zipCode: '50823',
  city: 'Köln',
  phone: '0221 4710 318',
  email: 'ehrenfeld@feige-und-glut.example',
  longitude: 6.9193,
  latitude: 50.9486,
  openingHours: [
    ...open(['daily'], '11:30', '23:00'),
    ...open(['friday', 'saturday'], '11:30', '02:00'),
    ...open(['sunday'], '12:00', '22:00'),
    closed('once', '2026-12-24'),
  ],
  deliveryHours: [
    ...open(['daily'], '12:00', '14:30'),
    ...open(['daily'], '17:00', '22:30'),
    ...open(['friday', 'saturday'], '12:00', '01:00'),
    ...open(['sunday'], '12:00', '21:30'),
    closed('once', '2026-12-24'),
  ],
  isDeliveryHoursEnabled: true,
  isDeliveryEnabled: true,
  closedMessage: 'Der Ofen schläft gerade. Ab Mittag ist die Glut wieder da.',
  keywords:
    'Pizza Pasta Steinofen Lieferdienst Holzofen mediterran italienisch Ehrenfeld Veedel NRW Rheinland',
  tags: tagged('Lieferung', 'Vegetarisch', 'Vegan', 'Familien'),
  images: [picture(11)],
  deliveryAreas: [
    area('50823 Köln-Ehrenfeld', 0, 12, null),
    area('50825 Köln-Neuehrenfeld', 1.9, 15, 35),
    area('50672 Köln-Belgisches Viertel', 2.5, 18, 40),
    area('50733 Köln-Nippes', 2.9, 20, 45),
    area('50937 Köln-Sülz', 3.9, 25, 50),
    area('50829 Köln-Vogelsang', 4.5, 30, 60),
  ],
});

const hamburg = branch({
  id: HAMBURG,
  identifier: 'hamburg-ottensen',
  name: 'Feige & Glut Ottensen',
  street: 'Kapitänsstieg 21',
  zipCode: '22765',
  city: 'Hamburg',
  phone: '040 66969 247',
  email: 'ottensen@feige-und-glut.example',
  longitude: 9.9287,
  latitude: 53.5541,
  openingHours: [
    closed('monday'),
    ...open(['tuesday', 'wednesday', 'thursday', 'friday'], '12:00', '15:00'),
    ...open(['tuesday', 'wednesday', 'thursday'], '17:30', '23:00'),
    ...open(['friday'], '17:30', '00:30'),
    ...open(['saturday'], '12:00', '00:30'),
    ...open(['sunday'], '12:00', '22:00'),
  ],
  isDineInEnabled: true,
  isTableSelectionEnabled: true,
  slotCapacity: 6,
  closedMessage: 'Wir decken gerade die Tische ein. Montags ist bei uns Ruhetag.',
  keywords: 'Restaurant Terrasse Tisch Grill Pizza Steinofen Antipasti Altona Elbe mediterran Mittagstisch',
  tags: tagged('Terrasse', 'Am Tisch bestellen', 'Vegetarisch', 'Vegan', 'Familien'),
  images: [picture(12)],
});

const berlin = branch({
  id: BERLIN,
  identifier: 'berlin-nachtkueche',
  name: 'Feige & Glut Nachtküche',
  street: 'Mühlengrabenstraße 48',
  zipCode: '10997',
  city: 'Berlin',
  phone: '030 23125 604',
  email: 'nachtkueche@feige-und-glut.example',
  longitude: 13.4372,
  latitude: 52.5006,
  openingHours: open(['daily'], '00:00', '00:00'),
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isTakeawayPhoneRequired: false,
  keywords:
    'Café Bäckerei Frühstück Kaffee Kuchen Nacht Spätküche 24 Stunden Kreuzberg Burger Bowls durchgehend',
  tags: tagged('Rund um die Uhr', 'Frühstück', 'Lieferung', 'Terrasse', 'Vegetarisch', 'Vegan'),
  images: [picture(13)],
  deliveryAreas: [
    area('10997 Berlin-Kreuzberg', 1.5, 12, 30),
    area('10999 Berlin-Kreuzberg', 1.5, 12, 30),
    area('12047 Berlin-Neukölln', 2.9, 18, 40),
    area('10243 Berlin-Friedrichshain', 3.5, 20, 45),
  ],
});

export const branches: Branch[] = [cologne, hamburg, berlin];

/** The tables of Hamburg; id and number agree, so that either finds the table. */
export const tables: Table[] = Array.from({ length: 8 }, (_, i) => ({
  id: i + 1,
  identifier: String(i + 1),
  branch: { id: HAMBURG },
}));
