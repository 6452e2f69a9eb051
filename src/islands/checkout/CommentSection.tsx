import { useStore } from '@nanostores/react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { currentDraft } from '../../lib/stores/checkout/checkout.ts';
import { Field, Section } from './fields.tsx';

/** What else the shop should know. */
export function CommentSection() {
  const $draft = currentDraft();
  const { comment } = useStore($draft);
  return (
    <Section title={words.addComment}>
      <Field field="comment" label={words.comment}>
        {(binding) => (
          <textarea
            {...binding}
            value={comment}
            maxLength={2000}
            onChange={(event) => $draft.setKey('comment', event.target.value)}
          />
        )}
      </Field>
    </Section>
  );
}
