import type { ReadableAtom } from 'nanostores';
import type { AppointmentRules } from './appointment.ts';
import type { DraftStore } from './draft.ts';
import { nextFree } from './earliest.ts';
import { placesIn, type Places } from './places.ts';

interface Dependencies {
  draft: DraftStore;
  $rules: ReadableAtom<AppointmentRules | null>;
  places: Pick<Places, '$left'>;
}

/** Sets the time of the order. One that was proposed moves on if its half hour turns out to be full; one that was chosen stays. */
export function createTimeChoice({ draft, $rules, places }: Dependencies) {
  let proposed: number | null = null;
  const set = (at: number | null) =>
    draft.setKey('appointmentDate', at === null ? null : new Date(at).toISOString());
  const chosen = () => {
    const { appointmentDate } = draft.get();
    return appointmentDate === null ? null : Date.parse(appointmentDate);
  };

  function moveOn(): void {
    const [rules, left] = [$rules.get(), places.$left.get()];
    if (!rules || proposed === null || proposed !== chosen()) return;
    if (placesIn(left, rules.slotOf(proposed)) > 0) return;
    const next = nextFree(rules, left, proposed);
    if (next !== null) propose(next);
  }

  function propose(at: number | null): void {
    proposed = at;
    set(at);
    moveOn();
  }

  places.$left.listen(moveOn);
  return {
    propose,
    choose(at: number): void {
      proposed = null;
      set(at);
    },
    /** Orders as soon as possible. */
    clear: () => set(null),
  };
}
