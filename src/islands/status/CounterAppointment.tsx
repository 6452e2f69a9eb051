import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { status } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { dayOf, formatDate, formatTime } from '../../lib/domain/dates.ts';
import { currentAnswers } from '../../lib/stores/status/status-page.ts';

const words = status.counterAppointment;

/** The shop proposes another time: the customer agrees, or the order is canceled (SPEC section 4 'Counter appointment'). */
export function CounterAppointment({ order, timezone }: { order: PublicOrder; timezone: string }) {
  const answers = currentAnswers();
  const answering = useStore(answers.$appointment);
  const title = useId();
  const at = Date.parse(order.counterAppointment ?? '');
  const time = formatTime(at, timezone);
  const [today] = useState(() => dayOf(Date.now(), timezone));
  const isToday = dayOf(at, timezone) === today;
  const isSending = answering.state === 'sending';

  return (
    <section className="card counter-appointment" aria-labelledby={title}>
      <div role="alert">
        <h2 id={title}>{words.heading}</h2>
        <p>{words.proposal(isToday ? words.today : words.on(formatDate(at, timezone)), time)}</p>
      </div>
      {answering.state === 'failed' && (
        <p className="notice danger" role="alert">
          {answering.message ?? status.notSent}
        </p>
      )}
      <div className="answers">
        <button
          type="button"
          className="button"
          aria-disabled={isSending}
          onClick={() => void answers.answerAppointment('confirm')}
        >
          {isSending ? status.sending : words.confirm(time)}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-disabled={isSending}
          onClick={() => void answers.answerAppointment('reject')}
        >
          {words.reject}
        </button>
      </div>
    </section>
  );
}
