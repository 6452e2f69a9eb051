import { expect, test } from 'vitest';
import { missingWords } from '../../scripts/missing-words.ts';
import { FURTHER_LANGUAGES } from '../../src/lib/domain/languages.ts';

test.each(FURTHER_LANGUAGES)('Customers read no German of ours in %s', async (language) => {
  expect(await missingWords(language)).toEqual([]);
});

test('A language that has begun is told file by file what it lacks', async () => {
  const missing = await missingWords('xx');
  expect(missing).toContain('src/content/texts/xx/cart.ts: the file');
  expect(missing).toContain('src/server/messages/mail/xx/customer-texts.ts: the file');
});
