import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../busy.ts';

/** What customers read while a kitchen has too much to do. In a file of its own, which is loaded then only. */
export const busy: Words<typeof german.busy> = {
  from: (what, when) => `Şu anda çok yoğunuz. ${what} için en erken zaman: ${when}.`,
  later: (what, when) => `${what}: en erken ${when} veya şubeye biri gelir gelmez.`,
  unattended: (phone) =>
    phone === '' ? 'Şubeye şu anda ulaşılamıyor.' : `Şubeye şu anda ulaşılamıyor. Lütfen arayın: ${phone}.`,
  waits: 'Siparişiniz, biri görene kadar orada bekler.',
  all: 'Siparişler',
  and: ' ve ',
  preorder: 'İsterseniz daha sonrası için ön sipariş verebilirsiniz.',
  longer: (minutes) =>
    `Şu anda çok yoğunuz: Siparişler her zamankinden yaklaşık ${minutes} dk. uzun sürüyor.`,
  othersLonger: (minutes) => `Diğer siparişler her zamankinden yaklaşık ${minutes} dk. uzun sürüyor.`,
};
