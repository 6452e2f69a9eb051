import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../delivery-area.ts';

/** Texts of the delivery area's page, and of the list that links to it. */

export const deliveryArea: Words<typeof german.deliveryArea> = {
  areas: 'Zone di consegna',
  areasHint: 'Tocchi la sua zona per vedere costi e orari di consegna.',
  title: (area, branch) => `Consegna a ${area}: ${branch}`,
  description: (branch, area, facts) =>
    `${branch} consegna a ${area}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}. Ordini subito online.`,
  heading: 'Consegna a',
  lead: (branch) => `${branch} le porta tutto a casa.`,
  orderNow: 'Ordina ora',
  youAreHere: 'Lei è qui',
  cost: 'Costo di consegna',
  free: 'Gratis',
  minimum: 'Ordine minimo',
  noMinimum: 'Nessuno',
  freeFrom: 'Consegna gratuita',
  freeFromValue: (amount) => `solo da ${amount}`,
  valueHint: 'Valore dell’ordine senza costo di consegna',
  vat: (rate) => `IVA al ${rate}% inclusa`,
  hours: 'Orari di consegna',
  preorder: 'Può preordinare in qualsiasi momento.',
  taste: 'Un assaggio del menù',
  wholeMenu: 'Vedi tutto il menù',
  others: 'Consegniamo anche a',
  allAreas: 'Tutte le zone di consegna',
  service: (area) => `Consegna a ${area}`,
  facts: {
    cost: (amount) => `costo di consegna ${amount}`,
    free: 'consegna gratuita',
    minimum: (amount) => `ordine minimo ${amount}`,
    freeFrom: (amount) => `consegna gratuita solo da ${amount}`,
  },
};

/** Texts of what a customer has to know before ordering (§ 6 PAngV, § 312j Abs. 1 BGB). */

export const tradeTerms: Words<typeof german.tradeTerms> = {
  heading: 'Pagamento e consegna',
  all: 'Tutti i prezzi',
  next: (delivers) => (delivers ? ', ' : ' · '),
  plusDelivery: 'più costo di consegna',
  reusable: 'Dove indicato, può ricevere il cibo anche in un imballaggio riutilizzabile.',
  payment: 'Metodi di pagamento:',
  noDelivery: 'Questo locale non effettua consegne.',
};
