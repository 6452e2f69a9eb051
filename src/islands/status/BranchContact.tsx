import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { status as words } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { currentContact } from '../../lib/stores/status/status-page.ts';

/** Whom to ask about the order. */
export function BranchContact({ branch }: { branch: PublicOrder['branch'] }) {
  const { $contact, find } = currentContact();
  const contact = useStore($contact);

  useEffect(() => void find(branch), [find, branch]);

  if (!contact) return null;
  return (
    <address className="card contact">
      <p>{words.contact}</p>
      <b>{contact.name}</b>
      <span>{contact.street}</span>
      <span>
        {contact.zipCode} {contact.city}
      </span>
      {contact.phone && <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>}
    </address>
  );
}
