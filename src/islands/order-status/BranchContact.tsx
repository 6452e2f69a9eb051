import { status as words } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';

/** Whom to ask about the order. */
export function BranchContact({ branch }: { branch: PublicOrder['branch'] }) {
  if (!branch.name) return null;
  return (
    <address className="card contact">
      <p>{words.contact}</p>
      <b>{branch.name}</b>
      <span>{branch.street}</span>
      <span>
        {branch.zipCode} {branch.city}
      </span>
      {branch.phone && <a href={`tel:${branch.phone.replace(/[^\d+]/g, '')}`}>{branch.phone}</a>}
    </address>
  );
}
