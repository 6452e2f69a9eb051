import { checkout } from '../../../src/content/texts/checkout.ts';
import { shell } from '../../../src/content/texts/shell.ts';
import type { CheckoutData } from '../../../src/lib/client/page-data.ts';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import { countryOf } from '../../../src/lib/domain/country.ts';
import { exceptionOf } from '../../../src/lib/domain/withdrawal.ts';
import { island } from './island.ts';
import { esc, json, page } from './layout.ts';
import { branches, config, dataOf, legalLinks, shop, storeOf } from './shop.ts';

interface Shell {
  branch: Branch;
  kind: 'checkout' | 'checkout-error';
  path: string;
}

export const data = {
  pagination: { data: 'shells', size: 1, alias: 'shell' },
  shells: branches.flatMap((branch): Shell[] => [
    { branch, kind: 'checkout', path: `${storeOf(branch)}/checkout` },
    { branch, kind: 'checkout-error', path: `${storeOf(branch)}/checkout/error` },
  ]),
  eleventyExcludeFromCollections: true,
  permalink: (given: { shell: Shell }) => `${given.shell.path}/index.html`,
};

const linkTo = (slug: string) => {
  const link = legalLinks.find((one) => one.slug === slug);
  return link ? { href: link.href, isExternal: link.isExternal } : null;
};

export function render({ shell: { branch, kind, path } }: { shell: Shell }): string {
  const known: CheckoutData = {
    ...dataOf(branch),
    legal: { terms: linkTo('terms-and-conditions'), privacy: linkTo('privacy') },
    withdrawal: { link: linkTo('withdrawal'), exception: exceptionOf(countryOf(config, branch)) },
    donatees: config.enablePluginDonations
      ? shop.donatees.map(({ id, name, description }) => ({ id, name, description }))
      : [],
    sendsSms: config.enablePluginSMS,
    holdsSlots: config.slotHoldMinutes > 0,
    hasSuggestions: config.enablePluginSuggestions,
  };
  return page({
    kind,
    path,
    title: `${checkout.title}, ${branch.name}`,
    isIndexed: false,
    branch,
    main: (next) =>
      `<div class="page checkout-page" data-kc><h1 data-kc>${checkout.title}</h1><p class="branch" data-kc>${esc(branch.name)}</p><noscript><p class="notice" data-kc>${shell.noScript}</p></noscript>${json(known)}${island(`data-checkout${kind === 'checkout' ? '' : '="failed"'}`, 'data-kc', 6)}</div>${next()}`,
  });
}
