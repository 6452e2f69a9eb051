import { expect, test } from 'vitest';
import { withdrawalNotice } from '../../../src/server/messages/mail/withdrawal-mail.ts';

const declared = {
  receivedAt: '2026-11-25T18:41:09.000Z',
  name: 'Wanda Widerruf',
  email: 'wanda@example.org',
  orderNumber: '#42',
  goods: [],
};
const letter = {
  id: 7,
  language: 'tr' as const,
  shopName: 'Becherladen',
  zone: 'Europe/Berlin',
  office: 'https://laden.example',
  replyTo: 'laden@example.org',
};

test('the branch reads until when the money is due, and that the customer has the receipt', async () => {
  const { text } = await withdrawalNotice(declared, letter, true);
  expect(text).toContain('Der Eingang ist dem Kunden bestätigt.');
  expect(text).toContain('09.12.2026');
});

test('the branch is asked to confirm the receipt itself where the mail could not be delivered', async () => {
  const { text } = await withdrawalNotice(declared, letter, false);
  expect(text).not.toContain('dem Kunden bestätigt');
  expect(text).toContain('bestätigen Sie den Eingang selbst');
});
