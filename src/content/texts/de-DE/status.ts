import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../status.ts';

export const status: Overrides<typeof german.status> = {
  message: {
    waiting: 'Einen Moment noch: Wir haben Ihre Bestellung und antworten Ihnen hier.',
    confirmed: 'Ihre Bestellung ist bestätigt und wird jetzt zubereitet.',
    inDelivery: 'Ihre Bestellung ist auf dem Weg zu Ihnen.',
    delivered: 'Ihre Bestellung ist angekommen!',
  },
  review: {
    processRating: 'Bestellen',
    foodRating: 'Essen',
    comment: 'Ihre Anmerkung (optional)',
    failed: 'Die Bewertung konnte nicht gesendet werden.',
  },
  sending: 'Wird gesendet …',
  ticket: 'Bestellnummer',
  appointment: 'Zeit',
  requested: 'Gewünschte Zeit',
  mode: 'Bestellart',
  onlinePayment: 'Online-Zahlung',
  paid: '(bezahlt)',
  refunded: '(erstattet)',
  includedVat: (rate) => `darin ${rate} % MwSt.`,
  contact: 'Fragen zu Ihrer Bestellung beantworten wir gerne:',
  timeline: {
    preparing: 'Bestellung wird zubereitet',
    prepared: 'Bestellung zubereitet',
    inDelivery: 'Unterwegs zu Ihnen',
  },
  info: { inProgress: 'In Arbeit', inDelivery: 'Unterwegs zu Ihnen', delivered: 'Geliefert' },
};
