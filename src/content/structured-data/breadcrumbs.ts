import type { BreadcrumbList } from 'schema-dts';
import type { Branch } from '../../lib/contract/branches.ts';
import { absoluteUrl } from '../site-url.ts';
import { shell } from '../texts/shell.ts';

/** A page on the way from the start to the one that is shown. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way to a branch. */
export function branchCrumbs({ name, identifier }: Pick<Branch, 'name' | 'identifier'>): Crumb[] {
  return [
    { name: shell.home, path: '/' },
    { name, path: `/store/${identifier}` },
  ];
}

/** The way to a page, from the start on. */
export function breadcrumbList(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
