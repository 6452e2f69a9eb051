/** `npm run admin:password -- EMAIL`: gives an existing account a new first password and removes its second factor, for someone who is locked out. */
import { resetPassword } from '../people/first-admin.ts';
import { quit, withDatabase } from './with-database.ts';

const [email] = process.argv.slice(2);
if (email === undefined) quit('Bitte die E-Mail-Adresse des Kontos angeben: npm run admin:password -- EMAIL');

await withDatabase(async (db) => {
  const reset = await resetPassword(db, email, Date.now());
  if (reset === null) {
    process.stderr.write(`Es gibt kein Konto mit der Adresse ${email}.\n`);
    return 1;
  }
  process.stdout.write(
    `Neues Passwort für ${email}: ${reset.password} (72 Stunden gültig und beim Anmelden zu ändern)\n`,
  );
  if (reset.hadSecondFactor)
    process.stdout.write('Der zweite Faktor dieses Kontos ist entfernt und kann neu eingerichtet werden.\n');
  return 0;
});
