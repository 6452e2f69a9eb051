import { Autocomplete, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { EditsDone } from '../../lib/contract/many-edits.ts';
import type { OptionGroup } from '../../lib/contract/products.ts';
import { isOfGroup } from '../../lib/domain/option-groups.ts';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { useAllProducts } from '../data/lists.ts';
import { TouchLink } from '../lists/cells.tsx';
import { ShowMore, useShown } from '../lists/long-lists.tsx';
import { groupTexts as texts } from './texts.ts';

const STEP = 50;

interface Named {
  id: number;
  name: string;
}
interface Asked {
  add?: number[];
  remove?: number[];
  detach?: number[];
  replace?: boolean;
}

/** The products that have a group's options, and others that are to get them. Each change is made at once. */
export function GroupProducts({ onDone }: { onDone: (done: EditsDone) => void }) {
  const headingId = useId();
  const group = useRecordContext<OptionGroup>();
  const { data: products } = useAllProducts();
  const [most, showMore] = useShown(STEP);
  const { isBusy, send } = useSend(group?.id, onDone);
  if (!group) return null;
  const using = products?.filter((product) => isOfGroup(product, group.id)) ?? [];
  const others = products?.filter((product) => !isOfGroup(product, group.id)) ?? [];
  const rest = using.length - most;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography id={headingId} variant="h6" component="h2">
        {texts.usedBy}
      </Typography>
      {using.length === 0 ? (
        <Typography color="text.secondary">{products ? texts.unused : texts.loading}</Typography>
      ) : (
        <Typography color="text.secondary">{texts.howToEnd}</Typography>
      )}
      <Box component="ul" aria-labelledby={headingId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {using.slice(0, most).map(({ id, name }) => (
          <Box key={id} component="li" sx={ROW}>
            <TouchLink to={`/products/${id}`}>{name}</TouchLink>
            <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
              <Button
                sx={TALL}
                disabled={isBusy}
                aria-label={texts.detachFrom(name)}
                onClick={() => void send({ detach: [id] })}
              >
                {texts.detach}
              </Button>
              <Button
                sx={TALL}
                disabled={isBusy}
                aria-label={texts.takeFrom(name)}
                onClick={() => void send({ remove: [id] })}
              >
                {texts.take}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      {rest > 0 && <ShowMore rest={rest} label={texts.more(Math.min(rest, STEP))} onMore={showMore} />}
      {using.length > 1 && (
        <Button
          sx={{ ...TALL, justifySelf: 'end' }}
          disabled={isBusy}
          onClick={() => void send({ detach: using.map(({ id }) => id) })}
        >
          {texts.detachAll(using.length)}
        </Button>
      )}
      <AddProducts others={others} isBusy={isBusy} onAdd={(add, replace) => send({ add, replace })} />
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderBottom: 1,
  borderColor: 'divider',
};
const TALL = { minHeight: 44 };

interface AddProps {
  others: readonly Named[];
  isBusy: boolean;
  /** Whether it succeeded. */
  onAdd: (ids: number[], replace: boolean) => Promise<boolean>;
}

function AddProducts({ others, isBusy, onAdd }: AddProps) {
  const [chosen, setChosen] = useState<Named[]>([]);
  const [replaces, setReplaces] = useState(true);
  const add = async () => {
    const ids = chosen.map(({ id }) => id);
    if (await onAdd(ids, replaces)) setChosen([]);
  };
  return (
    <>
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={others}
        value={chosen}
        onChange={(_, now) => setChosen(now)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        renderInput={(params) => <TextField {...params} label={texts.add} />}
      />
      <FormControlLabel
        control={<Checkbox checked={replaces} onChange={(_, is) => setReplaces(is)} />}
        label={texts.replace}
      />
      <Box>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={chosen.length === 0}
          onClick={() => void add()}
        >
          {chosen.length === 0 ? texts.addNone : texts.addTo(chosen.length)}
        </Button>
      </Box>
    </>
  );
}

/** Changes the products of a group; one change at a time. */
function useSend(id: number | undefined, onDone: (done: EditsDone) => void) {
  const [isBusy, setBusy] = useState(false);
  const attempt = useAttempt();
  const queries = useQueryClient();
  async function send(body: Asked): Promise<boolean> {
    if (isBusy || id === undefined) return false;
    setBusy(true);
    const isDone = await attempt(async () => {
      const { data } = await call(
        'put /api/option-groups/{id}/products',
        { params: { id }, body },
        texts.failed,
      );
      onDone(data);
    });
    // A call without an answer may have succeeded.
    await queries.invalidateQueries({ queryKey: ['products'] });
    setBusy(false);
    return isDone;
  }
  return { isBusy, send };
}
