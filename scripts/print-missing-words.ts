/** `npm run words:missing [tag …]`: prints what languages still lack; without a tag, all that shops may offer. Fails if something is missing. */
import { FURTHER_LANGUAGES } from '../src/lib/domain/languages.ts';
import { missingWords } from './missing-words.ts';

const asked = process.argv.slice(2);
for (const language of asked.length > 0 ? asked : FURTHER_LANGUAGES) {
  const missing = await missingWords(language);
  console.log(`${language}: ${missing.length === 0 ? 'complete' : `${missing.length} missing`}`);
  for (const line of missing) console.log(`  ${line}`);
  if (missing.length > 0) process.exitCode = 1;
}
