/**
 * Variables of the environment that Mollie's client reads by itself, without being asked to: with `CLIENT_DEBUG` it writes every call to
 * the log, the key with it; the others change what is asked, and in whose name.
 */
const CLIENT_VARIABLES = [
  'CLIENT_DEBUG',
  'CLIENT_API_KEY',
  'CLIENT_ADVANCED_ACCESS_TOKEN',
  'CLIENT_O_AUTH',
  'CLIENT_PROFILE_ID',
  'CLIENT_TESTMODE',
  'CLIENT_CUSTOM_USER_AGENT',
] as const;

/** Takes them out of the environment before the client is made, and says so: what the client is to know it is told by us. */
export function forgetClientVariables(): void {
  const found = CLIENT_VARIABLES.filter((name) => process.env[name] !== undefined);
  for (const name of found) Reflect.deleteProperty(process.env, name);
  if (found.length === 0) return;
  process.emitWarning(
    `${found.join(', ')} would change what Mollie's client does or have the key logged: not passed on to it.`,
  );
}
