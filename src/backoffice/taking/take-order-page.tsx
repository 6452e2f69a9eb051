import { Alert, Box, Button, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { AccessDenied, CanAccess, Title } from 'react-admin';
import { Link } from 'react-router';
import { messageOf } from '../data/attempt.ts';
import { $branchId } from '../data/device.ts';
import { totalOf } from '../data/formats.ts';
import { useMyBranches } from '../data/lists.ts';
import { isShortcut } from '../data/shortcuts.ts';
import { BranchSelect, NoBranch } from '../forms/branch-select.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { DishSearch } from './dish-search.tsx';
import { useTakingOffer, type TakingOffer } from './offer.ts';
import { OrderFoot } from './order-foot.tsx';
import { TakenLines } from './taken-lines.tsx';
import { takingTexts as texts } from './texts.ts';
import { useTaking } from './use-taking.ts';

const PAGE = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, py: 1.5, maxWidth: 1180 };

/** On which staff take an order that is told by phone or at the counter, by keyboard or by touch. */
export function TakeOrderPage() {
  return (
    <CanAccess resource="taking" action="create" accessDenied={<AccessDenied />}>
      <Taking />
    </CanAccess>
  );
}

function Taking() {
  const branches = useMyBranches();
  const chosen = useStore($branchId);
  const branchId = branches?.find(({ id }) => id === chosen)?.id ?? branches?.[0]?.id ?? null;
  const { data: offer, error } = useTakingOffer(branchId);
  if (branches?.length === 0) return <NoBranch title={texts.title} />;
  return (
    <Box sx={PAGE}>
      <Title title={texts.title} />
      <BranchSelect />
      {error && !offer && <Alert severity="error">{messageOf(error)}</Alert>}
      {!offer && !error && <Typography role="status">{texts.loading}</Typography>}
      {offer && !offer.branch.isPublic && <Alert severity="warning">{texts.notPublic}</Alert>}
      {offer && branchId !== null && offer.branch.id === branchId && offer.branch.isPublic && (
        <OrderForm key={branchId} branchId={branchId} offer={offer} />
      )}
    </Box>
  );
}

/** Beside each other on a tablet lying and a desktop; on phones the customer comes first. */
const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(300px, 5fr) minmax(0, 7fr)' },
};

function OrderForm({ branchId, offer }: { branchId: number; offer: TakingOffer }) {
  const taking = useTaking(branchId, offer);
  const form = useRef<HTMLFormElement>(null);
  const { how } = taking.draft;
  const { taken } = taking;
  // The first question at the phone is for the number, which finds the name; at the counter it is for the dish.
  useEffect(() => {
    const first = how === 'phone' ? '[name="phone"]' : '[data-search]';
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [how, taken]);

  const { refusal } = taking;
  // What was refused may be out of sight on a phone.
  useEffect(() => {
    if (refusal && !refusal.overrides)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return;
    if (isShortcut('send', event)) {
      event.preventDefault();
      void taking.send();
    } else if (isShortcut('onward', event) && isField(event.target) && !event.nativeEvent.isComposing) {
      // Enter leads on: an order is sent by its button only.
      event.preventDefault();
      focusNext(event.currentTarget, event.target);
    }
  };

  return (
    <form
      ref={form}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void taking.send();
      }}
    >
      {taken && (
        <Alert
          severity="success"
          sx={{ mb: 2, alignItems: 'center' }}
          action={
            <>
              <Button color="inherit" component={Link} to={`/orders/${taken.id}`}>
                {texts.open}
              </Button>
              <Button color="inherit" component={Link} to="/">
                {texts.toBoard}
              </Button>
            </>
          }
        >
          {texts.taken(taken.ticketNumber ?? String(taken.id), totalOf(taken))}
        </Alert>
      )}
      {taking.menu ? (
        <Box sx={COLUMNS}>
          <CustomerFields taking={taking} />
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <DishSearch taking={taking} />
            <TakenLines taking={taking} />
            <OrderFoot taking={taking} />
          </Box>
        </Box>
      ) : (
        <Alert severity="info">{texts.noMenu}</Alert>
      )}
    </form>
  );
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** The next field that is empty and has to be asked for, or the search for dishes. */
function focusNext(form: HTMLFormElement, from: HTMLElement): void {
  const all = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-asked], [data-search]')];
  const behind = all.filter((one) => from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = behind.find((one) => one.value === '' || one.dataset['search'] !== undefined);
  (next ?? form.querySelector<HTMLElement>('[data-search]'))?.focus();
}
