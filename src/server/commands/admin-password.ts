/** `npm run admin:password -- EMAIL`: gives an existing account a new first password, for someone who is locked out. */
import { resetPassword } from '../people/first-admin.ts';
import { quit, withDatabase } from './with-database.ts';

const [email] = process.argv.slice(2);
if (email === undefined) quit('Bitte die E-Mail-Adresse des Kontos angeben: npm run admin:password -- EMAIL');

await withDatabase(async (db) => {
  const password = await resetPassword(db, email, Date.now());
  if (password === null) {
    process.stderr.write(`Es gibt kein Konto mit der Adresse ${email}.\n`);
    return 1;
  }
  process.stdout.write(
    `Neues Passwort für ${email}: ${password} (72 Stunden gültig und beim Anmelden zu ändern)\n`,
  );
  return 0;
});
