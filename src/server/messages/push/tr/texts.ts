import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Turkish words of notifications to customers. */
export const customerPushTexts: Words<typeof german.customerPushTexts> = {
  title: (number, branch) => `Sipariş ${number}${branch === '' ? '' : ` · ${branch}`}`,
  at: (time) => time,
  placed: 'Siparişiniz bize ulaştı.',
  counterAppointment: (time) => `Başka bir saat öneriyoruz: ${time}. Size uyar mı?`,
  confirmed: (time) => (time === '' ? 'Siparişiniz onaylandı.' : `Onaylandı, saat: ${time}.`),
  inDelivery: {
    delivery: 'Siparişiniz yola çıktı.',
    takeaway: 'Siparişiniz teslim alınmaya hazır.',
    dineIn: 'Siparişiniz hazır.',
  },
  completed: 'Siparişiniz tamamlandı.',
  canceled: 'Siparişiniz iptal edildi.',
  failed: 'Ödemeniz başarısız oldu.',
  stray: 'Ödemeniz siparişle uyuşmuyor, size iade edilecek.',
  refunded: (amount) => `Size iade ettiğimiz tutar: ${amount}.`,
};
