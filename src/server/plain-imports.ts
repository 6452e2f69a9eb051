import { registerHooks } from 'node:module';

/**
 * Node 24 reads the list of a package's entries anew for each of its files, to learn that the file is a module. drizzle-orm's list is
 * 130 kB long and its files are some hundred: a seventh of a start. They are all modules, and name each other by relative paths.
 */
export function importPlainly(): void {
  registerHooks({
    resolve: (specifier, context, resolveOtherwise) =>
      specifier.startsWith('.') &&
      specifier.endsWith('.js') &&
      context.parentURL?.includes('/node_modules/drizzle-orm/')
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : resolveOtherwise(specifier, context),
  });
}
